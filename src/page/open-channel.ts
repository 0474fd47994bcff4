/**
 * Listens to the other tabs of the site, and returns a function that posts to them. It closes while the page is in the
 * back/forward cache: a message would evict the page. An opaque origin (a sandboxed frame) has no channel, and needs
 * none.
 */
export function openChannel(name: string, onData: (data: unknown) => void): (data: unknown) => void {
  let channel: BroadcastChannel | undefined
  function open(): void {
    try {
      channel = new BroadcastChannel(name)
      channel.onmessage = ({data}) => onData(data)
    } catch {}
  }
  open()
  addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  addEventListener('pageshow', ({persisted}) => persisted && open())
  return (data) => channel?.postMessage(data)
}

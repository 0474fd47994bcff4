let gone: Promise<void> | undefined

/** Resolves when the visitor leaves the page: whatever waits is then sent at once, because no later moment comes. */
export function leaving(): Promise<void> {
  gone ??= new Promise((resolve) => {
    const end = () => {
      gone = undefined
      resolve()
    }
    addEventListener('pagehide', end, {once: true})
  })
  return gone
}

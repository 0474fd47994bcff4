/**
 * An address that requests can be sent to, without a slash at its end; empty for none. A value that is no such address is
 * reported once, with its `source`.
 */
export function parseHost(host: string | null | undefined, source: string): string {
  if (host == null) return ''
  try {
    const {origin, pathname} = new URL(host)
    if (/^http/.test(origin)) return origin + pathname.replace(/\/$/, '')
  } catch {
    // reported below
  }
  // a separate chunk, fetched only for a mistake
  import(/* rare */ './tell-of-host.ts').then(
    ({tellOfHost}) => tellOfHost(host, source),
    () => {},
  )
  return ''
}

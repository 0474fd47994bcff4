/**
 * An address that requests can be sent to, without a trailing slash; empty for no value. An invalid value is reported
 * once, with its `source`.
 */
export function parseHost(host: string | null | undefined, source: string): string {
  if (host == null) return ''
  try {
    const {origin, pathname} = new URL(host)
    if (/^http/.test(origin)) return origin + pathname.replace(/\/$/, '')
  } catch {
    // reported below
  }
  // a separate chunk, fetched only to report a mistake
  import('./tell-of-host.ts').then(
    ({tellOfHost}) => tellOfHost(host, source),
    () => {},
  )
  return ''
}

/**
 * An address that requests can be sent to, without a slash at its end; empty for none. Its `source` is told of, once, where it
 * is no such.
 */
export function parseHost(host: string | null | undefined, source: string): string {
  if (host == null) return ''
  try {
    const {origin, pathname} = new URL(host)
    if (/^http/.test(origin)) return origin + pathname.replace(/\/$/, '')
  } catch {
    // it is told of below
  }
  // a chunk of its own, fetched for a mistake alone
  import(/* rare */ './tell-of-host.ts').then(
    ({tellOfHost}) => tellOfHost(host, source),
    () => {},
  )
  return ''
}

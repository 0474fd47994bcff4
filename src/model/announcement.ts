/** The cookie with the announcements that the visitor has dismissed: servers can leave those out. */
export const ANNOUNCEMENT_COOKIE = 'SS_ANNOUNCEMENT_BAR'

/** The maximum number of remembered announcements. */
const KEPT = 5
const SEPARATOR = '|'

/** FNV-1a, 32 bits: cookies are sent with every request, so they have to be short. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return value.toString(36)
}

/** The key of an announcement: its version, else a hash of its content. */
export const announcementKey = (version: string | null, content: string): string =>
  version?.replaceAll(SEPARATOR, '') ?? `~${hash(content.replace(/\s+/g, ' ').trim())}`

const keysOf = (cookie: string | null | undefined): string[] => cookie?.split(SEPARATOR) ?? []

export const isDismissed = (cookie: string | null | undefined, key: string): boolean =>
  keysOf(cookie).includes(key)

/** The value of the cookie with one more announcement. */
export const withDismissed = (cookie: string | null, key: string): string =>
  [...keysOf(cookie).filter((other) => other !== key), key].slice(-KEPT).join(SEPARATOR)

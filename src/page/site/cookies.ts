/** The cookie that holds the visitor's decision about tracking. */
export const CHOICE_COOKIE = 'ss_cookieAllowed'

/** In a sandboxed frame, even reading `document.cookie` throws. */
export function allCookies(): string | null {
  try {
    return document.cookie
  } catch {
    return null
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export function readCookie(name: string): string | null {
  const start = `${name}=`
  const pair = allCookies()
    ?.split(/; */)
    .find((cookie) => cookie.startsWith(start))
  return pair === undefined ? null : decode(pair.slice(start.length))
}

/** Without one of these cookies no cart was ever begun, so no request is needed. */
export const hasCartCookie = (): boolean => readCookie('hasCart') !== null || readCookie('CART') !== null

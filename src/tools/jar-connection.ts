import type {Connection} from '../api/http.ts'
import type {CookieJar} from './cookie-jar.ts'

const readOne = (cookies: string, name: string): string | null =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** Sends the jar's cookies for the address, and stores the received ones. */
const fetchWith =
  (jar: CookieJar): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const cookies = await jar.getCookieString(request.url)
    if (cookies) request.headers.set('Cookie', cookies)
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) await jar.setCookie(cookie, request.url)
    return response
  }

/** The connection of a program outside a browser, which has to keep cookies itself. */
export const jarConnection = (origin: string, jar: CookieJar): Connection => ({
  origin: () => origin,
  readCookie: async (name) => readOne(await jar.getCookieString(`${origin}/`), name),
  writeCookie: async (name, value) => {
    await jar.setCookie(`${name}=${value}; Path=/`, `${origin}/`)
  },
  fetch: fetchWith(jar),
})

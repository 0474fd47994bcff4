import {getCookie, setCookie} from 'hono/cookie'
import type {DemoContext} from './env.ts'

/** Options of every cookie of the shop. */
export const shared = (c: DemoContext) => ({path: '/', sameSite: 'Lax', secure: c.get('isSecure')}) as const

/** `__Host-` prevents sub-domains from planting a cookie; browsers accept it only on https. */
const prefixOf = (c: DemoContext) => (c.get('isSecure') ? 'host' : undefined)

/** Reads a cookie that scripts cannot read. */
export const readPrivate = (c: DemoContext, name: string): string | undefined =>
  getCookie(c, name, prefixOf(c)) || undefined

/** `maxAge` in seconds; without it the cookie is a session cookie. */
export function setPrivate(c: DemoContext, name: string, value: string, maxAge?: number): void {
  const prefix = prefixOf(c)
  setCookie(c, name, value, {
    ...shared(c),
    httpOnly: true,
    ...(maxAge !== undefined && {maxAge}),
    ...(prefix && {prefix}),
  })
}

import {getCookie, setCookie} from 'hono/cookie'
import type {DemoContext} from './env.ts'

/** What every cookie of the shop has. */
export const shared = (c: DemoContext) => ({path: '/', sameSite: 'Lax', secure: c.get('isSecure')}) as const

/** `__Host-` keeps sub-domains from planting a cookie; browsers take it on https alone. */
const prefixOf = (c: DemoContext) => (c.get('isSecure') ? 'host' : undefined)

/** A cookie that no script reads. */
export const readPrivate = (c: DemoContext, name: string): string | undefined =>
  getCookie(c, name, prefixOf(c)) || undefined

/** `maxAge` in seconds; without it the cookie ends with the browser. */
export function setPrivate(c: DemoContext, name: string, value: string, maxAge?: number): void {
  const prefix = prefixOf(c)
  setCookie(c, name, value, {
    ...shared(c),
    httpOnly: true,
    ...(maxAge !== undefined && {maxAge}),
    ...(prefix && {prefix}),
  })
}

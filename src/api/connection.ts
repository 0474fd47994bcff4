import {readCookie} from '../page/site/cookies.ts'
import {writeCookie} from '../page/site/write-cookie.ts'
import type {Connection} from './http.ts'

const isOwn = (origin: string): boolean => typeof location === 'object' && origin === location.origin

/** The connection of a page. The token of another origin is not a cookie of the page: it is kept here. */
export function pageConnection(origin: string): Connection {
  const kept = new Map<string, string>()
  const cookies = isOwn(origin)
    ? {readCookie, writeCookie}
    : {
        readCookie: (name: string) => kept.get(name) ?? null,
        writeCookie: (name: string, value: string) => void kept.set(name, value),
      }
  return {origin: () => origin, ...cookies}
}

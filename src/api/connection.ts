import {readCookie} from '../page/site/cookies.ts'
import {writeCookie} from '../page/site/write-cookie.ts'
import {cookiesOfOthers, isCrossOrigin} from './cross-origin.ts'
import type {Connection} from './http.ts'

/** The connection of a page to one origin. Another origin receives no cookie of the page, nor does a program. */
export const pageConnection = (origin: string): Connection => {
  const isOwn = typeof location === 'object' && !isCrossOrigin(origin)
  const cookies = isOwn
    ? {readCookie, writeCookie}
    : {
        readCookie: (name: string) => cookiesOfOthers.get(`${origin} ${name}`) ?? null,
        writeCookie: (name: string, value: string) => void cookiesOfOthers.set(`${origin} ${name}`, value),
      }
  return {origin: () => origin, ...cookies}
}

import {HIDDEN_VALUE, PRIVATE_PARAMETERS} from './assumptions.ts'

/** Names of lists and of parts, too: `email[]`, `user[email]`, `email2`. */
const PRIVATE = new RegExp(`(?:${PRIVATE_PARAMETERS})(?:[[\\]\\d]|%5[BD])*$`, 'i')

/** A value that has a query of its own is read as one: what is in front of its `?` names nothing. */
const isPrivate = (text: string, index: number): boolean =>
  PRIVATE.test(index ? (/\?.*/s.exec(text)?.[0] ?? '') : text)

/** `name=value`, with whatever further `=` there are. */
function scrubPair(pair: string): string {
  const texts = pair.split('=')
  const at = texts.slice(0, -1).findIndex(isPrivate)
  return at < 0 ? pair : [...texts.slice(0, at + 1), HIDDEN_VALUE].join('=')
}

/** An address, or a query, without personal data: the names stay, the values do not. */
export const scrub = (address: string): string => address.replace(/[^&#;]+/g, scrubPair)

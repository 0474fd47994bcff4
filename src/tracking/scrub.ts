import {HIDDEN_VALUE, PRIVATE_PARAMETERS} from './assumptions.ts'

/** Also matches names of lists and parts: `email[]`, `user[email]`, `email2`. */
const PRIVATE = new RegExp(`(?:${PRIVATE_PARAMETERS})(?:[[\\]\\d]|%5[BD])*$`, 'i')

/** A value that contains a query is read as one: the part in front of its `?` is not a name. */
const isPrivate = (text: string, index: number): boolean =>
  PRIVATE.test(index ? (/\?.*/s.exec(text)?.[0] ?? '') : text)

/** `name=value`, where the value may contain further `=`. */
function scrubPair(pair: string): string {
  const texts = pair.split('=')
  const at = texts.slice(0, -1).findIndex(isPrivate)
  return at < 0 ? pair : [...texts.slice(0, at + 1), HIDDEN_VALUE].join('=')
}

/** An address, or a query, without personal data: names are kept, values are removed. */
export const scrub = (address: string): string => address.replace(/[^&#;]+/g, scrubPair)

import {isEmail} from '../../model/email.ts'
import {toolText} from '../strings.ts'

/** The problem of a typed text, in words; null if it is valid. */
export type Problem = string | null

const EXAMPLE = 'user@domain.com'

/** Requires a name before the extension: `.pdf` alone is invalid. */
export const validateFileName = (name: string): Problem =>
  name.trim().replace(/\.[^.]*$/, '') ? null : toolText('fileName')

/** Missing, or not a valid address. */
export function validateEmail(email: string): Problem {
  if (!email.trim()) return toolText('email')
  return isEmail(email.trim()) ? null : toolText('emailFormat', {email: EXAMPLE})
}

/** The two hosts that a link may lead to: `example.com` and `www.example.com`. */
export type LinkHosts = readonly [host: string, otherHost: string]

const withScheme = (link: string): string => (/^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`)

/** Leads to a page of one of two hosts; `https://` may be left out. */
export function validateLink(link: string, [host, otherHost]: LinkHosts): Problem {
  const address = withScheme(link.trim())
  const url = URL.canParse(address) ? new URL(address) : null
  const isRight =
    url !== null && /^https?:$/.test(url.protocol) && [host, otherHost].includes(url.hostname.toLowerCase())
  return isRight ? null : toolText('linkFormat', {host, otherHost})
}

/** A mailing list was selected. */
export const validateList = (listId: string | null | undefined): Problem =>
  listId?.trim() ? null : toolText('list')

import {calendarQuery} from '../../format/calendar-url.ts'
import type {Formatter} from '../compile/context.ts'
import {readTime} from '../locale/read-time.ts'
import {strftime} from '../locale/strftime.ts'
import {asText, isTruthy, step, type Value, walk} from '../value.ts'
import {escapeAttribute, toWellFormed} from './escape.ts'

/** An address, or a tag or name at the start or after a space; a match without a group stays unchanged. */
const LINKABLE =
  /\b(?<url>(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|])|(?<=^| )(?:#(?<tag>\w+)|@\w+)/gi

const linkTo = (url: string, text: string): string => `<a target="new" href="${url}">${text}</a>`

/** None of these contains a character that needs escaping. */
const activateLinks = (text: string): string =>
  text.replace(LINKABLE, (found, url?: string, tag?: string) => {
    if (url) return linkTo(url, url)
    return linkTo(
      tag ? `https://twitter.com/hashtag/${tag}?src=hash` : `https://twitter.com/${found.slice(1)}/`,
      found,
    )
  })

/** The output of legacy `escape`: the title has always been written that way. */
const escapeTitle = (title: string): string =>
  title.replace(/[^\w@*+./-]/g, (unit) => {
    const code = unit.charCodeAt(0)
    const hex = code.toString(16).toUpperCase()
    return code > 0xff ? `%u${hex.padStart(4, '0')}` : `%${hex.padStart(2, '0')}`
  })

function toStamp(value: Value): string {
  const time = readTime(value)
  if (time === null) throw new TypeError('the event has a date that cannot be read')
  return strftime('%Y%m%dT%H%M%SZ', time, 'UTC')
}

/** Lines of white space alone are left out. */
const readPlace = (location: Value): string =>
  ['addressLine1', 'addressLine2', 'addressCountry']
    .map((line) => asText(step(location, line)).trim())
    .filter(Boolean)
    .join(', ')

function calendarUrl(event: Value): string {
  const query = calendarQuery({
    title: escapeTitle(asText(step(event, 'title'))),
    start: toStamp(step(event, 'startDate')),
    end: toStamp(step(event, 'endDate')),
    place: toWellFormed(readPlace(step(event, 'location'))),
  })
  return `http://www.google.com/calendar/event${query}`
}

/** The first of two fields that exists. */
function firstOf(value: Value, path: readonly string[], otherwise: readonly string[]): Value {
  const first = walk(value, path)
  return first === undefined ? walk(value, otherwise) : first
}

function shareData(value: Value): string {
  const data = [
    ['system-data-id', firstOf(value, ['systemDataId'], ['mainImageId'])],
    ['asset-url', firstOf(value, ['assetUrl'], ['mainImage', 'assetUrl'])],
    ['record-type', step(value, 'recordType')],
    ['full-url', step(value, 'fullUrl')],
    ['title', step(value, 'title')],
  ] as const
  return data.map(([name, field]) => ` data-${name}="${escapeAttribute(field)}"`).join('')
}

/** Nothing on a site without sharing. */
const shareButton =
  (tag: 'div' | 'span', style: string): Formatter =>
  (value, _args, {resolve}) => {
    const options = resolve('website.shareButtonOptions')
    return typeof options === 'object' && isTruthy(options)
      ? `<${tag} class="squarespace-social-buttons ${style}"${shareData(value)}></${tag}>`
      : ''
  }

const FOLLOW_SCRIPT =
  "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>"

/** The name, or the end of the profile's address. */
function followButton(account: Value): string {
  const name = asText(step(account, 'userName')) || asText(step(account, 'profileUrl')).replace(/^.*\//s, '')
  return `${FOLLOW_SCRIPT}<div class="squarespace-follow-button" data-username="${escapeAttribute(name)}"></div>`
}

export const socialFormatters = {
  'activate-twitter-links': (value) => activateLinks(asText(value)),
  'google-calendar-url': calendarUrl,
  'social-button': shareButton('div', 'button-style'),
  'social-button-inline': shareButton('span', 'inline-style'),
  'twitter-follow-button': followButton,
} as const satisfies Record<string, Formatter>

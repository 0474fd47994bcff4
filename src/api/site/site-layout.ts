import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {LayoutLink, NavigationLayout} from '../generated/schema.ts'
import type {Send} from '../http.ts'

export type {LayoutLink, NavigationLayout} from '../generated/schema.ts'

const readLinks = (links: unknown): LayoutLink[] =>
  [links].flat().flatMap((link) => (isRecord(link) ? [readLink(link)] : []))

/** Each part can be missing; the content of an external link is up to its owner. */
const readLink = ({
  collectionId,
  externalLink,
  memberAreaId,
  children,
  title,
  urlId,
}: Record<string, unknown>): LayoutLink => ({
  collectionId: textOrNull(collectionId),
  externalLink: isRecord(externalLink) ? externalLink : textOrNull(externalLink),
  memberAreaId: textOrNull(memberAreaId),
  children: readLinks(children),
  title: textOrNull(title),
  urlId: textOrNull(urlId),
})

function readNavigation(navigation: unknown): NavigationLayout[] {
  const {identifier, links} = asRecord(navigation)
  const name = textOrNull(identifier)
  return name ? [{identifier: name, links: readLinks(links)}] : []
}

/** An unreadable navigation keeps its place: the first is the main one. */
function parseLayout(reply: unknown): Result<NavigationLayout[]> {
  const layout = Array.isArray(reply) ? reply : readPath(reply, 'layout')
  if (!Array.isArray(layout)) return fail('has no list "layout"')
  const navigations = layout.flatMap(readNavigation)
  return navigations.length < layout.length ? fail('has a navigation without "identifier"') : ok(navigations)
}

/** The navigations of the site, the main one first (product.md §3, site layout). */
export const loadSiteLayout = (send: Send): Promise<NavigationLayout[]> =>
  send('/api/commondata/GetSiteLayout', parseLayout)

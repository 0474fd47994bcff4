import type {LayoutLink} from '../../src/api/generated/schema.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {webAddress} from '../../src/model/web-address.ts'
import type {Store} from '../seed/stores.ts'
import en from '../templates/messages/en.json' with {type: 'json'}

export interface MenuLink {
  href: string
  title: string
  newWindow: boolean
  /** Whether it leads to the page that is displayed. */
  isCurrent: boolean
}

type Link = Omit<MenuLink, 'isCurrent'>

export interface Reader {
  store: Store
  isMember: boolean
  /** The path of the page. */
  path: string
}

/** A placeholder for the shop's own origin. */
const HERE = 'https://shop.invalid'

const keys = new Map(Object.entries(en).map(([key, text]) => [text, key]))

/** The shop's initial titles are translated into each of its languages; titles from owners stay as they are. */
const inLanguageOf = ({messages}: Store, title: string): string => messages[keys.get(title) ?? ''] ?? title

function externalLink(link: Record<string, unknown> | string): Link[] {
  const {url, title, newWindow} = isRecord(link) ? link : {url: link}
  const address = textOrNull(url)
  const href = address && webAddress(address, HERE)
  if (!href) return []
  const path = href.startsWith(`${HERE}/`) ? href.slice(HERE.length) : href
  return [{href: path, title: textOrNull(title) ?? path, newWindow: newWindow === true}]
}

function ownLink({urlId, title, externalLink: external, memberAreaId}: LayoutLink, reader: Reader): Link[] {
  if (external) return externalLink(external)
  const {account} = reader.store.messages
  if (memberAreaId) return reader.isMember ? [{href: '/account', title: account, newWindow: false}] : []
  return urlId ? [{href: `/${urlId}`, title: title ?? urlId, newWindow: false}] : []
}

/** A navigation of the site for its readers; submenus follow their link. */
export const menuOf = (links: readonly LayoutLink[], reader: Reader): MenuLink[] =>
  links.flatMap((link) => [
    ...ownLink(link, reader).map((one) => ({
      ...one,
      title: inLanguageOf(reader.store, one.title),
      isCurrent: one.href === reader.path,
    })),
    ...menuOf(link.children, reader),
  ])

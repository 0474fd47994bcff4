import {webAddress} from '../model/web-address.ts'
import {toolText} from './strings.ts'

/** A link to a service where the site has an account. */
export interface ConnectedLink {
  /** The kinds of services: for now, one for food orders. */
  service: 'food-ordering'
  title: string
  url: string
  newWindow: boolean
}

export interface ConnectedLinkOptions {
  /** Address of the account, http or https. */
  url: string
  /** @default 'Order Now' */
  title?: string
  /** @default true */
  newWindow?: boolean
}

/** The settings of a link to a connected account. */
export function connectedLink({url, title, newWindow = true}: ConnectedLinkOptions): ConnectedLink {
  const address = URL.canParse(url) ? webAddress(url, url) : null
  if (!address?.startsWith('http')) throw new TypeError(`connectedLink: no web address: ${url}`)
  return {service: 'food-ordering', title: title?.trim() || toolText('orderNow'), url: address, newWindow}
}

import {webAddress} from '../model/web-address.ts'
import {toolText} from './strings.ts'

/** A link to a service in which the site has an account. */
export interface ConnectedLink {
  /** The kinds of services there are: for now, one that takes orders for food. */
  service: 'food-ordering'
  title: string
  url: string
  newWindow: boolean
}

export interface ConnectedLinkOptions {
  /** Of the account, http or https. */
  url: string
  /** @default 'Order Now' */
  title?: string
  /** @default true */
  newWindow?: boolean
}

/** What a link to a connected account is set up with. */
export function connectedLink({url, title, newWindow = true}: ConnectedLinkOptions): ConnectedLink {
  const address = URL.canParse(url) ? webAddress(url, url) : null
  if (!address?.startsWith('http')) throw new TypeError(`connectedLink: no web address: ${url}`)
  return {service: 'food-ordering', title: title?.trim() || toolText('orderNow'), url: address, newWindow}
}

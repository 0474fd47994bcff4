import {escapeHtml} from './html.ts'
import type {Line, Session} from './sessions.ts'
import type {Site} from './site.ts'

/**
 * The shop's checkout page. It copies the session in the address to a session with a cookie, as WooCommerce does. An order
 * empties both carts, as the code in the guide does.
 */

const page = (main: string): string =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Checkout</title><link rel="icon" href="data:,"><main>${main}</main></html>`

/** The session to check out: a copy of the session of the address's token, else the cookie's session. */
export function beginCheckout(
  {sessions}: Site,
  token: string,
  cookie: Session | undefined,
): Session | undefined {
  const id = sessions.readToken(token)
  const named = id === null ? undefined : sessions.find(id)
  return named ? sessions.begin(named) : cookie
}

export const showCheckout = (session: Session | undefined): string =>
  session?.lines.length
    ? page(
        `<ul>${session.lines
          .map(({item, quantity}) => `<li>${quantity} × ${escapeHtml(item.name)}</li>`)
          .join('')}</ul><form method="post"><button>Place order</button></form><p role="status"></p>`,
      )
    : page('<p role="status">Your cart is empty</p>')

/** Reduces the stock by the ordered quantities, and empties the cart. */
export function placeOrder({sessions}: Site, session: Session): Line[] {
  const ordered = session.lines
  for (const {item, quantity} of ordered) item.stock -= quantity
  Object.assign(session, {lines: [], coupons: []})
  if (session.from) sessions.remove(session.from)
  return ordered
}

export const showOrdered = (number: number): string => page(`<p role="status">Order ${number} placed</p>`)

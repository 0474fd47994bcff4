import {generateCookie, getCookie, setCookie} from 'hono/cookie'
import {ANNOUNCEMENT_COOKIE} from '../../../src/model/announcement.ts'
import type {Visitor} from '../cart/carts.ts'
import type {DemoContext} from './env.ts'
import {readPrivate, setPrivate, shared} from './private-cookies.ts'

/** How many seconds a visitor's cart is kept. */
const CART_AGE = 30 * 24 * 60 * 60

/** The cookie's value, unchecked. */
export const readSaidCrumb = (c: DemoContext): string | undefined => getCookie(c, 'crumb')

/** Scripts can read this cookie, so that they can send it in the header of a write. */
export const crumbCookie = (c: DemoContext, crumb: string): string =>
  generateCookie('crumb', crumb, shared(c))

export const setCrumb = (c: DemoContext, crumb: string): void =>
  c.header('Set-Cookie', crumbCookie(c, crumb), {append: true})

export const readVisitor = (c: DemoContext): string | undefined => readPrivate(c, 'VISITOR')

export const setVisitor = (c: DemoContext, visitor: string): void => setPrivate(c, 'VISITOR', visitor)

/** The cart of the call: from its token, otherwise from its cookie. */
export function readCartId(c: DemoContext): string | null {
  const ofToken = c.get('cartOfToken')
  return ofToken === undefined ? (readPrivate(c, 'CART') ?? null) : ofToken
}

/** Scripts cannot read `CART`; `hasCart` tells them that there is a cart to fetch. */
export function setCart(c: DemoContext, cartId: string): void {
  if (c.get('cartOfToken') !== undefined) return
  setPrivate(c, 'CART', cartId, CART_AGE)
  setCookie(c, 'hasCart', 'true', {...shared(c), maxAge: CART_AGE})
}

export function forgetCart(c: DemoContext): void {
  if (c.get('cartOfToken') !== undefined) return
  setPrivate(c, 'CART', '', 0)
  setCookie(c, 'hasCart', '', {...shared(c), maxAge: 0})
}

/** The last order, in the browser that placed it. */
export const readOrderId = (c: DemoContext): string | undefined => readPrivate(c, 'ORDER')

export const setOrderId = (c: DemoContext, orderId: string): void => setPrivate(c, 'ORDER', orderId, CART_AGE)

/** The session of the site's own account. */
export const readOwner = (c: DemoContext): string | undefined => readPrivate(c, 'OWNER')

export const setOwner = (c: DemoContext, token: string): void => setPrivate(c, 'OWNER', token)

export const forgetOwner = (c: DemoContext): void => setPrivate(c, 'OWNER', '', 0)

/** Written by script. */
export const readDismissed = (c: DemoContext): string | null => getCookie(c, ANNOUNCEMENT_COOKIE) ?? null

/** The code of the visitor's store. */
export const readStore = (c: DemoContext): string | undefined => getCookie(c, 'store')

export const setStore = (c: DemoContext, code: string): void =>
  setCookie(c, 'store', code, {...shared(c), maxAge: CART_AGE})

export const visitorOf = (c: DemoContext): Visitor => ({
  cartId: readCartId(c),
  visitor: c.get('visitor'),
  network: c.get('network'),
})

import {generateCookie, getCookie, setCookie} from 'hono/cookie'
import {ANNOUNCEMENT_COOKIE} from '../../../src/model/announcement.ts'
import type {Visitor} from '../cart/carts.ts'
import type {DemoContext} from './env.ts'
import {readPrivate, setPrivate, shared} from './private-cookies.ts'

/** Seconds that a cart is kept for a visitor. */
const CART_AGE = 30 * 24 * 60 * 60

/** What the cookie says, whatever that is. */
export const readSaidCrumb = (c: DemoContext): string | undefined => getCookie(c, 'crumb')

/** Readable by script: that is how it gets into the header of a write. */
export const crumbCookie = (c: DemoContext, crumb: string): string =>
  generateCookie('crumb', crumb, shared(c))

export const setCrumb = (c: DemoContext, crumb: string): void =>
  c.header('Set-Cookie', crumbCookie(c, crumb), {append: true})

export const readVisitor = (c: DemoContext): string | undefined => readPrivate(c, 'VISITOR')

export const setVisitor = (c: DemoContext, visitor: string): void => setPrivate(c, 'VISITOR', visitor)

/** The cart of the call: of its token, else of its cookie. */
export function readCartId(c: DemoContext): string | null {
  const ofToken = c.get('cartOfToken')
  return ofToken === undefined ? (readPrivate(c, 'CART') ?? null) : ofToken
}

/** `hasCart` tells scripts, which cannot read `CART`, that a cart is worth asking for. */
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

/** Known to the browser that has placed it. */
export const readOrderId = (c: DemoContext): string | undefined => readPrivate(c, 'ORDER')

export const setOrderId = (c: DemoContext, orderId: string): void => setPrivate(c, 'ORDER', orderId, CART_AGE)

/** Of who is logged in to the site's own account. */
export const readOwner = (c: DemoContext): string | undefined => readPrivate(c, 'OWNER')

export const setOwner = (c: DemoContext, token: string): void => setPrivate(c, 'OWNER', token)

export const forgetOwner = (c: DemoContext): void => setPrivate(c, 'OWNER', '', 0)

/** Written by script. */
export const readDismissed = (c: DemoContext): string | null => getCookie(c, ANNOUNCEMENT_COOKIE) ?? null

/** The code of a store, as the visitor chose it. */
export const readStore = (c: DemoContext): string | undefined => getCookie(c, 'store')

export const setStore = (c: DemoContext, code: string): void =>
  setCookie(c, 'store', code, {...shared(c), maxAge: CART_AGE})

export const visitorOf = (c: DemoContext): Visitor => ({cartId: readCartId(c), visitor: c.get('visitor')})

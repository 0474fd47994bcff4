import {generateCookie, getCookie, setCookie} from 'hono/cookie'
import {ANNOUNCEMENT_COOKIE} from '../../../src/model/announcement.ts'
import type {Visitor} from '../cart/carts.ts'
import type {DemoContext} from './env.ts'

const SHARED = {path: '/', sameSite: 'Lax'} as const
/** Seconds that a cart is kept for a visitor. */
const CART_AGE = 30 * 24 * 60 * 60

const isCrumb = (value: string | undefined): value is string => /^[\w-]{8,64}$/.test(value ?? '')

export const newCrumb = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

export function readCrumb(c: DemoContext): string | null {
  const crumb = getCookie(c, 'crumb')
  return isCrumb(crumb) ? crumb : null
}

/** Readable by script: that is how it gets into the header of a write. */
export const crumbCookie = (crumb: string): string => generateCookie('crumb', crumb, SHARED)

export const setCrumb = (c: DemoContext, crumb: string): void =>
  c.header('Set-Cookie', crumbCookie(crumb), {append: true})

export const readCartId = (c: DemoContext): string | null => getCookie(c, 'CART') || null

/** `hasCart` tells scripts, which cannot read `CART`, that a cart is worth asking for. */
export function setCart(c: DemoContext, cartId: string): void {
  setCookie(c, 'CART', cartId, {...SHARED, httpOnly: true, maxAge: CART_AGE})
  setCookie(c, 'hasCart', 'true', {...SHARED, maxAge: CART_AGE})
}

export function forgetCart(c: DemoContext): void {
  setCookie(c, 'CART', '', {...SHARED, httpOnly: true, maxAge: 0})
  setCookie(c, 'hasCart', '', {...SHARED, maxAge: 0})
}

/** Known to the browser that has placed it. */
export const readOrderId = (c: DemoContext): string | undefined => getCookie(c, 'ORDER')

export const setOrderId = (c: DemoContext, orderId: string): void =>
  setCookie(c, 'ORDER', orderId, {...SHARED, httpOnly: true, maxAge: CART_AGE})

/** Of who is logged in to the site's own account. */
export const readOwner = (c: DemoContext): string | undefined => getCookie(c, 'OWNER')

export const setOwner = (c: DemoContext, token: string): void =>
  setCookie(c, 'OWNER', token, {...SHARED, httpOnly: true})

export const forgetOwner = (c: DemoContext): void =>
  setCookie(c, 'OWNER', '', {...SHARED, httpOnly: true, maxAge: 0})

/** Written by script. */
export const readDismissed = (c: DemoContext): string | null => getCookie(c, ANNOUNCEMENT_COOKIE) ?? null

/** The code of a store, as the visitor chose it. */
export const readStore = (c: DemoContext): string | undefined => getCookie(c, 'store')

export const setStore = (c: DemoContext, code: string): void =>
  setCookie(c, 'store', code, {...SHARED, maxAge: CART_AGE})

export const visitorOf = (c: DemoContext): Visitor => ({cartId: readCartId(c), crumb: c.get('crumb')})

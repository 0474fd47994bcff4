import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'
import type {Seals} from './seals.ts'

const HEADER = 'Cart-Token'

/** The seal is for one cart: the token of another one does not open it. */
const kindOf = (cartId: string): string => `token of cart ${cartId}`

/** The cart that a token opens. */
export function readToken(seals: Seals, token: string): string | null {
  const [cartId = '', seal] = token.split('.')
  return seals.isGenuine(kindOf(cartId), seal) ? cartId : null
}

/** Reads the cart that a call names by its token; a call with a token is known by that alone. */
export const cartTokens =
  (seals: Seals): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const token = c.req.header(HEADER)
    c.set('cartOfToken', token ? readToken(seals, token) : undefined)
    await next()
  }

/**
 * What the token of a cart adds to an answer: a new one each time, as some shops do; earlier ones stay valid. Its checkout is
 * on the API's host, where the page's token is not known: the address carries it. Our own pages have cookies instead.
 */
export function tellCartToken(c: DemoContext, seals: Seals, cartId: string): {checkoutUrl?: string} {
  if (!c.get('isOtherPage') && c.get('cartOfToken') === undefined) return {}
  const token = `${cartId}.${seals.create(kindOf(cartId))}`
  c.header(HEADER, token)
  const url = new URL(`/checkout?cart=${token}`, c.req.url)
  if (c.get('isSecure')) url.protocol = 'https:'
  return {checkoutUrl: url.href}
}

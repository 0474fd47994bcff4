import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'
import type {Seals} from './seals.ts'

const HEADER = 'Cart-Token'

/** The seal is for one cart: it rejects tokens of other carts. */
const kindOf = (cartId: string): string => `token of cart ${cartId}`

/** The cart that a token opens. */
export function readToken(seals: Seals, token: string): string | null {
  const [cartId = '', seal] = token.split('.')
  return seals.isGenuine(kindOf(cartId), seal) ? cartId : null
}

/** Reads the cart from the call's token. A call with a token is identified by it alone. */
export const cartTokens =
  (seals: Seals): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const token = c.req.header(HEADER)
    c.set('cartOfToken', token ? readToken(seals, token) : undefined)
    await next()
  }

/**
 * Adds a cart's token to an answer: a new one each time, as some shops do; earlier tokens stay valid. The checkout is
 * on the API's host, which does not know the page's token, so its address contains the token. The shop's own pages use
 * cookies instead.
 */
export function tellCartToken(c: DemoContext, seals: Seals, cartId: string): {checkoutUrl?: string} {
  if (!c.get('isOtherPage') && c.get('cartOfToken') === undefined) return {}
  const token = `${cartId}.${seals.create(kindOf(cartId))}`
  c.header(HEADER, token)
  const url = new URL(`/checkout?cart=${token}`, c.req.url)
  if (c.get('isSecure')) url.protocol = 'https:'
  return {checkoutUrl: url.href}
}

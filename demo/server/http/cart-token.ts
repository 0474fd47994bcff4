import type {MiddlewareHandler} from 'hono'
import type {Services} from '../services.ts'
import type {DemoContext, DemoEnv} from './env.ts'
import type {Seals} from './seals.ts'

const HEADER = 'Cart-Token'

/** The seal is for one cart: it rejects tokens of other carts. */
const kindOf = (cartId: string): string => `token of cart ${cartId}`

/** Milliseconds for which an address of the checkout hands its cart over. */
const CHECKOUT_MS = 30 * 60_000

const checkoutKind = (cartId: string, until: string): string => `checkout of cart ${cartId} until ${until}`

/** The cart that an address of the checkout hands over. The API's tokens hand nothing over, and these open nothing. */
export function readCheckoutToken(seals: Seals, token: string, now: number): string | null {
  const [cartId = '', until = '', seal, ...others] = token.split('.')
  const isGenuine = !others.length && seals.isGenuine(checkoutKind(cartId, until), seal)
  return isGenuine && Number(until) > now ? cartId : null
}

/** The cart that a token opens. */
export function readToken(seals: Seals, token: string): string | null {
  const [cartId = '', seal, ...others] = token.split('.')
  return !others.length && seals.isGenuine(kindOf(cartId), seal) ? cartId : null
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
 * Adds a cart's token to an answer: a new one each time, as some shops do; earlier tokens stay valid. Only pages of
 * listed origins get one, and callers that have one. The checkout is on the API's host, which does not know the page's
 * token, so its address hands the cart over, once. The shop's own pages use cookies instead.
 */
export function tellCartToken(
  c: DemoContext,
  {seals, clock}: Pick<Services, 'seals' | 'clock'>,
  cartId: string,
): {checkoutUrl?: string} {
  if (!c.get('isOtherPage') && typeof c.get('cartOfToken') !== 'string') return {}
  c.header(HEADER, `${cartId}.${seals.create(kindOf(cartId))}`)
  const until = `${clock.now() + CHECKOUT_MS}`
  const url = new URL(
    `/checkout?cart=${cartId}.${until}.${seals.create(checkoutKind(cartId, until))}`,
    c.req.url,
  )
  if (c.get('isSecure')) url.protocol = 'https:'
  return {checkoutUrl: url.href}
}

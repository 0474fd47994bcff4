import {isElsewhere} from '../../api/elsewhere.ts'
import {type Call, createSend} from '../../api/http.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {readCookie} from '../../page/site/cookies.ts'
import type {Settings} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {codeOf} from './code-of.ts'
import {explain} from './explain.ts'

/** Themes and extensions can write something else before the JSON. */
const parseReply = (body: unknown): Result<object> =>
  typeof body === 'object' && body ? ok(body) : fail('is not JSON')

/** The session that a token is for: carts have no other ids. Its text has no characters that base64url writes in its own way. */
function sessionOf(token: string): string | null {
  const [, payload = ''] = token.split('.')
  try {
    return /"user_id":"([^"]+)/.exec(atob(payload))?.[1] ?? null
  } catch {
    return null
  }
}

const NONCE = /_(missing|invalid)_nonce$/

/**
 * Calls for one visitor. At the shop's own origin its cookie says who that is, as on its own pages, and a nonce has to
 * come with each change; elsewhere a token stands for both. Each reply to a cart call renews nonce and token.
 */
export function createCalls({api}: Settings, {kept}: Visitor) {
  // without a page there are no cookies
  const isOwn = typeof location === 'object' && !isElsewhere(api)
  const token = () => (isOwn ? '' : kept.read())
  let nonce = ''
  /** At the shop's own origin, the session of the newest reply: another with each reply while the visitor has none. */
  let session: string | null = null
  /** The same when the newest change was sent. */
  let changed: string | null = null

  /** A connection for each call: what a read brings is not to replace what came meanwhile, what a change brings is newer. */
  function send(path: string, call: Call = {}): Promise<unknown> {
    const sent = token()
    const isOfCart = path.startsWith('/cart')
    return createSend({
      origin: () => api,
      readCookie: () => null,
      writeCookie: () => {},
      identify: () => ({
        credentials: isOwn ? 'same-origin' : 'omit',
        // products go without: a simple request has no preflight
        headers: isOfCart ? {...(sent && {'Cart-Token': sent}), ...(nonce && {Nonce: nonce})} : {},
      }),
      hear(headers) {
        nonce = headers.get('Nonce') ?? nonce
        const came = headers.get('Cart-Token')
        if (came && isOwn) session = sessionOf(came)
        else if (came && (call.method || token() === sent)) kept.write(came)
      },
    })(path, parseReply, call).catch(async (error) => {
      throw codeOf(error) ? await explain(error) : error
    })
  }

  /**
   * A change. The first asks for a token or a nonce before: one by token whose reply is lost would be another visitor's. One
   * that is refused for want of a valid nonce has done nothing, and is sent again with a new one.
   */
  async function write(path: string, body: unknown): Promise<unknown> {
    const post = () => {
      changed = session
      return send(`/cart/${path}`, {method: 'POST', body})
    }
    if (!token() && !nonce) await send('/cart')
    try {
      return await post()
    } catch (error) {
      if (!NONCE.test(codeOf(error))) throw error
      nonce = ''
      await send('/cart')
      return post()
    }
  }

  /** The shop sets a cookie that scripts can read while there is something in the cart. */
  const mayHaveCart = () => (isOwn ? readCookie('woocommerce_items_in_cart') !== null : token() !== '')

  return {
    read: (path: string, signal?: AbortSignal) => send(path, {signal}),
    write,
    isOwn,
    /** Whether there is something that the shop knows the visitor by. */
    isKnown: () => isOwn || token() !== '',
    mayHaveCart,
    /**
     * Whether the newest change is in a session that no visitor has. The reply to an addition brings the cookie of the session that
     * it begins: without the reply no cookie has come, and each read after it is of another session.
     */
    isStray: () => isOwn && session !== changed && !mayHaveCart(),
    cartId: () => sessionOf(token()),
    /** Where the cart is checked out. A shop elsewhere takes the token, since it has no cookie of this cart. */
    checkoutUrl: () =>
      isOwn ? null : `${api.split('/wp-json/')[0]}/checkout/?session=${encodeURIComponent(token())}`,
  }
}

export type Calls = ReturnType<typeof createCalls>

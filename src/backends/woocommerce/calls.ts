import {isCrossOrigin} from '../../api/cross-origin.ts'
import {type Call, createSend} from '../../api/http.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {readCookie} from '../../page/site/cookies.ts'
import type {Settings} from '../settings.ts'
import type {Visitor} from '../visitor.ts'
import {codeOf} from './code-of.ts'
import {explain} from './explain.ts'

/** Themes and extensions can print text before the JSON. */
const parseReply = (body: unknown): Result<object> =>
  typeof body === 'object' && body ? ok(body) : fail('is not JSON')

/** The session id in a token: carts have no other id. `atob` can decode it, since its text needs no special base64url characters. */
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
 * Calls for one visitor. On the shop's origin, its cookie identifies the visitor, and each change needs a nonce. On another
 * origin, a token replaces both. Each reply to a cart call renews nonce and token.
 */
export function createCalls({api}: Settings, {identity}: Visitor) {
  // in Node there is no page, and no cookie
  const isOwn = typeof location === 'object' && !isCrossOrigin(api)
  const token = () => (isOwn ? '' : identity.read())
  let nonce = ''
  /** On the shop's origin, the session of the newest reply. Each reply names a new one until the visitor has a cookie. */
  let session: string | null = null
  /** The value of `session` when the newest change was sent. */
  let changed: string | null = null

  /** Each call has a separate connection: the token of a read must not replace a newer one; the token of a change is the newest. */
  function send(path: string, call: Call = {}, onTotal?: (total: number) => void): Promise<unknown> {
    const sent = token()
    const isOfCart = path.startsWith('/cart')
    return createSend({
      origin: () => api,
      readCookie: () => null,
      writeCookie: () => {},
      identify: () => ({
        credentials: isOwn ? 'same-origin' : 'omit',
        // calls for products have no headers: such a simple request needs no preflight
        headers: isOfCart ? {...(sent && {'Cart-Token': sent}), ...(nonce && {Nonce: nonce})} : {},
      }),
      onReply(headers) {
        onTotal?.(Number(headers.get('X-WP-Total')))
        nonce = headers.get('Nonce') ?? nonce
        const received = headers.get('Cart-Token')
        if (received && isOwn) session = sessionOf(received)
        else if (received && (call.method || token() === sent)) identity.write(received)
      },
    })(path, parseReply, call).catch(async (error) => {
      throw codeOf(error) ? await explain(error) : error
    })
  }

  /**
   * Changes the cart. The first change requests a token or a nonce before: without it, a lost reply would lose the token,
   * and with it the cart. A change that the shop refuses because of its nonce had no effect: it is sent again with a new one.
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

  /** While the cart has items, the shop sets a cookie that scripts can read. */
  const mayHaveCart = () => (isOwn ? readCookie('woocommerce_items_in_cart') !== null : token() !== '')

  return {
    /** `onTotal` gets the number of items on all pages of a list. */
    read: (path: string, signal?: AbortSignal, onTotal?: (total: number) => void) =>
      send(path, {signal}, onTotal),
    write,
    isOwn,
    /** Whether the shop can identify the visitor. */
    isKnown: () => isOwn || token() !== '',
    mayHaveCart,
    /**
     * Whether the newest change is in a session that no visitor has. The first addition starts a session, and its reply sets the
     * cookie. If that reply is lost, there is no cookie, and each later read starts another session.
     */
    isStray: () => isOwn && session !== changed && !mayHaveCart(),
    cartId: () => sessionOf(token()),
    /** The address of the checkout. On another origin it contains the token, since the shop has no cookie of this cart. */
    checkoutUrl: () =>
      isOwn ? null : `${api.split('/wp-json/')[0]}/checkout/?session=${encodeURIComponent(token())}`,
  }
}

export type Calls = ReturnType<typeof createCalls>

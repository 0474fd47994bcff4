import {CART, ENTRIES, STRANGER} from '../calls.ts'
import type {Case, Scene} from '../case.ts'
import type {Method, Reply} from '../client.ts'
import {expectThat} from '../outcome.ts'
import {isCrumbRefused} from '../read-reply.ts'

/** The headers of the client that browsers ask for in a preflight request. */
const SENT = ['content-type', 'cart-token', 'add-to-cart-id', 'x-csrf-token']

const listIn = (reply: Reply, name: string): string[] =>
  (reply.header(name) ?? '').split(',').map((name) => name.trim().toLowerCase())

function expectLetIn(reply: Reply, origin: string): void {
  const isNamed = reply.header('Access-Control-Allow-Origin') === origin
  expectThat(isNamed, `Access-Control-Allow-Origin: ${origin}, not *`, reply)
  const isTrusted = reply.header('Access-Control-Allow-Credentials') === 'true'
  expectThat(isTrusted, 'Access-Control-Allow-Credentials: true', reply)
}

const preflight = ({createVisitor}: Scene, path: string, method: Method, origin: string): Promise<Reply> =>
  createVisitor().ask(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': SENT.join(','),
    },
  })

export const corsCases: readonly Case[] = [
  {
    name: 'a preflight allows the page, its methods and its headers',
    part: 'cors',
    needs: 'pageOrigin',
    run: async (scene) => {
      const origin = scene.given.pageOrigin ?? ''
      const asks: [string, Method][] = [
        [CART, 'GET'],
        [ENTRIES, 'POST'],
        [`${ENTRIES}/entry`, 'PUT'],
        [`${ENTRIES}/entry`, 'DELETE'],
      ]
      for (const [path, method] of asks) {
        const reply = await preflight(scene, path, method, origin)
        expectThat(reply.status >= 200 && reply.status < 300, 'a status of 2xx', reply)
        expectLetIn(reply, origin)
        const allowed = [...listIn(reply, 'Access-Control-Allow-Methods'), 'get', 'post']
        expectThat(allowed.includes(method.toLowerCase()), `Access-Control-Allow-Methods: ${method}`, reply)
        const headers = listIn(reply, 'Access-Control-Allow-Headers')
        const missing = SENT.filter((name) => !headers.includes(name))
        expectThat(!missing.length, `Access-Control-Allow-Headers: ${missing}`, reply)
      }
    },
  },
  {
    name: 'the page reads replies and refusals, and their Cart-Token',
    part: 'cors',
    needs: 'pageOrigin',
    run: async ({createTokenVisitor, given}) => {
      const visitor = createTokenVisitor()
      const [none, added] = [
        await visitor.call(CART),
        await visitor.call(ENTRIES, {method: 'POST', body: {...given.item, quantity: 1}}),
      ]
      const refused = await visitor.call(ENTRIES, {method: 'POST', body: {itemId: 'no-such-item'}})
      for (const reply of [none, added, refused]) {
        expectLetIn(reply, given.pageOrigin ?? '')
        const isExposed = listIn(reply, 'Access-Control-Expose-Headers').includes('cart-token')
        expectThat(isExposed, 'Access-Control-Expose-Headers: Cart-Token', reply)
        expectThat(listIn(reply, 'Vary').includes('origin'), 'Vary: Origin', reply)
      }
    },
  },
  {
    name: 'a page of a stranger is not let in',
    part: 'cors',
    run: async (scene) => {
      const asked = await preflight(scene, ENTRIES, 'POST', STRANGER)
      const visitor = scene.createVisitor()
      const headers = {Origin: STRANGER, 'Sec-Fetch-Site': 'cross-site'}
      const body = {...scene.given.item, quantity: 1}
      const replies = [
        asked,
        await visitor.ask(CART, {headers}),
        await visitor.ask(ENTRIES, {method: 'POST', body, headers}),
      ]
      for (const reply of replies) {
        const allowed = reply.header('Access-Control-Allow-Origin')
        expectThat(allowed !== STRANGER && allowed !== '*', 'no Access-Control-Allow-Origin', reply)
      }
      const [, , write] = replies
      const isRefused = write && (write.status >= 400 || isCrumbRefused(write))
      expectThat(Boolean(isRefused), 'a refusal', write)
    },
  },
]

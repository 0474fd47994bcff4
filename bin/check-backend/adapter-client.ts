import type {Backend} from '../../src/backends/contract.ts'
import type {Ask, Client, Reply} from '../../src/check/client.ts'
import {type ApiErrorKind, asApiError} from '../../src/contract/errors.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toJson} from '../../src/lib/to-json.ts'
import {createUuid} from '../../src/lib/uuid.ts'
import type {CartEntry} from '../../src/model/cart.ts'
import type {CartReply} from '../../src/model/cart-reply.ts'
import {list, NotSupported, recommend, suggest} from './adapter-lists.ts'

type Body = Readonly<Record<string, unknown>>
type Serve = (backend: Backend, body: Body, parts: readonly string[], ask: Ask) => Promise<unknown>

/** The check also sends other JSON in place of a number: NaN, which the shop has to refuse. */
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

class NotFound extends Error {
  override readonly name = 'NotFound'
}

const toBody = ({cart, newlyAdded, problems}: CartReply) => ({shoppingCart: cart, newlyAdded, problems})

async function findEntry(backend: Backend, id: string): Promise<CartEntry> {
  const {entries} = await backend.readCart()
  const [first] = entries
  const entry = entries.find((candidate) => candidate.id === id) ?? (first && {...first, id})
  if (entry) return entry
  throw new NotFound(`no entry ${id}`)
}

async function readCart(backend: Backend): Promise<unknown> {
  const cart = await backend.readCart()
  if (cart.id === null) throw new NotFound('no cart')
  return cart
}

const addItem: Serve = async (backend, {itemId, sku, quantity, variantId}, _parts, {headers}) =>
  toBody(
    await backend.add({
      itemId: typeof itemId === 'string' ? itemId : '',
      sku: textOrNull(sku),
      variantId: textOrNull(variantId),
      isSkuEnough: true,
      quantity: asNumber(quantity),
      additionalFields: null,
      idempotencyKey: headers['Add-To-Cart-Id'] ?? createUuid(),
    }),
  )

const updateItem: Serve = async (backend, {quantity}, [id = '']) => {
  const entry = await findEntry(backend, id)
  return toBody(
    await (quantity === 0 ? backend.remove(entry) : backend.setQuantity(entry, asNumber(quantity))),
  )
}

/** The visitor's cart. Throws if the id belongs to another cart. */
async function visitorCart(backend: Backend, id: string) {
  const cart = await backend.readCart()
  if (cart.id === id) return cart
  throw new NotFound(`no cart ${id}`)
}

const text = (value: unknown): string => textOrNull(value) ?? ''

/** The platform's calls by method and path, each with the operation of a backend that serves it. */
const ROUTES: readonly (readonly [method: string, path: RegExp, serve: Serve])[] = [
  ['GET', /^\/api\/commerce\/shopping-cart$/, readCart],
  ['POST', /^\/api\/commerce\/shopping-cart\/entries$/, addItem],
  ['PUT', /^\/api\/commerce\/shopping-cart\/entries\/([^/]+)$/, updateItem],
  [
    'DELETE',
    /^\/api\/commerce\/shopping-cart\/entries\/([^/]+)$/,
    async (backend, _body, [id = '']) => toBody(await backend.remove(await findEntry(backend, id))),
  ],
  [
    'POST',
    /^\/api\/3\/commerce\/cart\/([^/]+)\/codes$/,
    async (backend, {giftOrPromoCode}, [id = '']) =>
      toBody(await backend.addCode(await visitorCart(backend, id), text(giftOrPromoCode))),
  ],
  [
    'DELETE',
    /^\/api\/3\/commerce\/cart\/([^/]+)\/codes\/(.+)$/,
    async (backend, _body, [id = '', code = '']) =>
      toBody(await backend.removeCode(await visitorCart(backend, id), code)),
  ],
  [
    'PUT',
    /^\/api\/3\/commerce\/cart\/([^/]+)\/shipping\/location$/,
    async (backend, {line1, line2, city, region, postalCode, country}, [id = '']) =>
      toBody(
        await backend.setLocation(await visitorCart(backend, id), {
          line1: text(line1),
          line2: text(line2),
          city: text(city),
          region: text(region),
          postalCode: text(postalCode),
          country: text(country),
        }),
      ),
  ],
  [
    'GET',
    /^\/api\/commerce\/inventory\/stock\/\?itemId=(.+)$/,
    async (backend, _body, [id = '']) => ({results: await backend.readStock(id)}),
  ],
  [
    'GET',
    /^\/api\/rendering\/product-quick-view\/(.+)$/,
    async (backend, _body, [id = '']) => ({html: await backend.readQuickView(id)}),
  ],
  ['GET', /^\/api\/commerce\/products\?/, (backend, _body, _parts, ask) => list(backend, ask)],
  ['GET', /^\/api\/commerce\/products\/suggest\?/, (backend, _body, _parts, ask) => suggest(backend, ask)],
  [
    'GET',
    /^\/api\/commerce\/products\/([^/]+)\/related\?/,
    (backend, _body, [id = ''], ask) => recommend(backend, id, ask),
  ],
]

async function serve(backend: Backend, ask: Ask): Promise<unknown> {
  const parsed = parseJson(ask.body)
  const body = asRecord(parsed.ok ? parsed.value : null)
  for (const [method, path, answer] of ROUTES) {
    const found = method === ask.method ? path.exec(ask.path) : null
    if (found) return answer(backend, body, found.slice(1).map(decodeURIComponent), ask)
  }
  throw new NotFound(`${ask.method} ${ask.path}`)
}

const STATUS: Readonly<Partial<Record<ApiErrorKind, number>>> = {
  'not-found': 404,
  invalid: 422,
  unauthorized: 403,
  'rate-limit': 429,
}

function refuse(error: unknown): [status: number, body: unknown] {
  if (error instanceof NotFound) return [404, {error: error.message}]
  if (error instanceof NotSupported) return [501, {error: error.message}]
  const failure = asApiError(error)
  if (!failure) throw error
  const {kind, visitorMessage, cart, problems, message} = failure
  const status = STATUS[kind] ?? 502
  return [status, {message: visitorMessage, error: message, ...(cart && {shoppingCart: cart, problems})}]
}

/** A client that serves the platform's calls through the adapter of a kind of shop. */
export function createAdapterClient(backend: Promise<Backend>): Client {
  const replyTo = (ask: Ask, status: number, body: unknown): Reply => ({
    ask,
    status,
    header: () => null,
    text: toJson(body),
  })
  let isKnown = false
  return {
    async send(ask) {
      const shop = await backend
      try {
        return replyTo(ask, 200, await serve(shop, ask))
      } catch (error) {
        return replyTo(ask, ...refuse(error))
      } finally {
        isKnown = shop.mayHaveCart()
      }
    },
    // widgets ask `mayHaveCart` instead of reading a cookie
    readCookie: (name) => (name === 'hasCart' && isKnown ? 'true' : null),
  }
}

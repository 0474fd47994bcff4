import {type Answer, drop, json, type Received} from './fake-server.ts'

interface Entry {
  id: string
  itemId: string
  sku: string | null
  quantity: number
  /** @default unlimited */
  stock?: number
}

/** A minimal cart behind an API: every item costs 10.00 and the stock is unlimited unless an entry states one. */
export interface FakeShop {
  entries: Entry[]
  /** @default 'cart-1' */
  id: string | null
  /** Orders what the cart holds: the next cart has another id, and counts additions from the start. */
  order: () => void
  /** Whether an equal line gets its earlier id again, as where ids are made of the item. @default false */
  reusesIds: boolean
  /** The cart as the API returns it. */
  cart: () => unknown
  /** Executes the request and answers. */
  answer: Answer
  /** Executes the request; closes the connection before answering. */
  lose: Answer
}

const CART = '/api/commerce/shopping-cart'
const PRICE = 1000

const cookie = {'set-cookie': 'hasCart=true; Path=/'}

const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

const viewOf = ({stock, ...entry}: Entry) => ({
  ...entry,
  title: `Title of ${entry.itemId}`,
  chosenVariant: {sku: entry.sku, attributes: {}, ...(stock !== undefined && {qtyInStock: stock})},
  purchasePriceCents: PRICE,
  subTotal: PRICE * entry.quantity,
})

export function createShop(...entries: Entry[]): FakeShop {
  const seen = new Set<unknown>()
  const gone = new Map<string, string>()
  let latest = 0

  function cart() {
    const totalQuantity = entries.reduce((sum, {quantity}) => sum + quantity, 0)
    return {id: shop.id, entries: entries.map(viewOf), totalQuantity, subtotalCents: PRICE * totalQuantity}
  }

  function add({body, headers}: Received): Answer {
    const {itemId, sku, quantity} = Object(body)
    const known = entries.find((entry) => entry.itemId === itemId && entry.sku === sku)
    if (!known) latest = Math.max(latest, entries.length) + 1
    const earlier = shop.reusesIds ? gone.get(`${itemId} ${sku}`) : undefined
    const entry = known ?? {id: earlier ?? `entry-${latest}`, itemId, sku, quantity: 0}
    if (!known) entries.push(entry)
    const id = headers['add-to-cart-id']
    if (!seen.has(id)) entry.quantity += quantity
    seen.add(id)
    return json({shoppingCart: cart(), newlyAdded: viewOf(entry)}, 200, cookie)
  }

  function change(id: string, quantity: number): Answer {
    const index = entries.findIndex((entry) => entry.id === id)
    const entry = entries[index]
    if (!entry) return json({message: 'No such entry'}, 404)
    gone.set(`${entry.itemId} ${entry.sku}`, entry.id)
    if (quantity) entry.quantity = quantity
    else entries.splice(index, 1)
    return json({shoppingCart: cart()}, 200, cookie)
  }

  function handle(request: Received): Answer {
    const [path = ''] = request.url.split('?')
    if (path === CART) return json(cart())
    if (/^\/api\/commerce\/products(\/[^/]+\/related)?$/.test(path))
      return json({items: [], total: 0, facets: [], nextPage: null})
    if (path === '/api/3/commerce/cart/subscription') return json({cartToken: 'token-1'})
    if (path === `${CART}/entries`) return add(request)
    const id = decodeURIComponent(path.slice(`${CART}/entries/`.length))
    return change(id, request.method === 'PUT' ? Number(field(request.body, 'quantity')) : 0)
  }

  const shop: FakeShop = {
    entries,
    id: 'cart-1',
    order() {
      entries.splice(0)
      seen.clear()
      if (shop.id) shop.id = 'cart-2'
    },
    reusesIds: false,
    cart,
    answer: (response, request) => handle(request)(response, request),
    lose(response, request) {
      handle(request)
      drop(response, request)
    },
  }
  return shop
}

import type {Cart} from '../../../src/api/generated/schema.ts'
import type {SubscriptionPlan} from '../../../src/model/subscription-plan.ts'
import {toMoney} from '../../seed/product-item.ts'
import {MINIMUM_ORDER} from '../../seed/rates.ts'
import {say} from '../../seed/say.ts'
import {site} from '../../seed/site.ts'
import {convert, type Store} from '../../seed/stores.ts'
import type {Database, Queries} from '../database.ts'
import type {Detail} from '../forms/answers.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Shares} from '../storage/shares.ts'
import {deleteCart, holdsAnything} from './clone.ts'
import {spend} from './codes.ts'
import {detailsOf} from './details.ts'
import {cartInStore} from './in-store.ts'
import type {Location} from './location.ts'
import {readSubscription} from './subscriptions.ts'
import {type HomeCart, readCart} from './view.ts'

/** The kinds of orders: the shopping cart, or a subscription, which has a separate cart. */
export type CartKind = keyof typeof CARTS

interface KindOfCart {
  read: (
    queries: Queries,
    id: string,
    location: Location,
  ) => Promise<{cart: HomeCart; plan: SubscriptionPlan | null} | null>
  /** In minor units of the shop's own currency. */
  minimum: number
  /** Deletes a cart that was ordered. */
  end: (queries: Queries, id: string) => Promise<unknown>
}

const CARTS = {
  shopping: {
    async read(queries, id, location) {
      await queries.all('UPDATE carts SET location = ? WHERE id = ?', [JSON.stringify(location), id])
      const cart = await readCart(queries, id)
      return cart && {cart, plan: null}
    },
    minimum: MINIMUM_ORDER,
    async end(queries, id) {
      await takeFromSource(queries, id)
      await deleteCart(queries, id)
    },
  },
  subscription: {
    read: readSubscription,
    minimum: 0,
    async end(queries, token) {
      await deleteCart(queries, token)
      await queries.all('DELETE FROM subscriptions WHERE token = ?', [token])
    },
  },
} satisfies Record<string, KindOfCart>

/** The buyer and the destination. */
export interface Customer {
  email: string
  name: string
  location: Location
}

/** The data that a visitor sends at the checkout. */
export interface OrderRequest {
  /** Created for each checkout page: sending it repeatedly places one order. */
  orderId: string
  kind: CartKind
  /** The token, for a subscription. */
  cartId: string
  /** The browser that orders: the id of an order stands in addresses, and belongs to no other. */
  visitor: string
  network: string
  customer: Customer
  /** The total that was displayed to the visitor. */
  seenTotal: string
  testMode: boolean
  store: Store
}

type Money = ReturnType<typeof toMoney>

export interface OrderItem {
  sku: string
  productName: string
  quantity: number
  unitPrice: Money
  /** The options and the additional fields, as text. */
  details: Detail[]
}

/** An order as stored and as displayed on its page (product.md §3). */
export interface Order {
  id: string
  purchasedCartId: string
  websiteId: string
  testMode: boolean
  /** Epoch milliseconds. */
  created: number
  items: OrderItem[]
  /** The billing interval; null for a single payment. */
  plan: SubscriptionPlan | null
  subtotal: Money
  discount: Money
  shippingTotal: Money
  taxTotal: Money
  grandTotal: Money
  customer: Customer
}

/** The total as written into a form, to compare it with the total at submission. */
export const totalMark = ({grandTotalCents}: Cart, {currency}: Store): string =>
  `${grandTotalCents} ${currency}`

/** Throws if the stock is short: in that case the whole order takes nothing. */
async function takeStock(queries: Queries, {entries}: Cart): Promise<void> {
  for (const {itemId, chosenVariant, quantity, title} of entries) {
    const rows = await queries.all(
      `UPDATE stock SET quantity = quantity - ?
       WHERE product_id = ? AND sku = ? AND (quantity IS NULL OR quantity >= ?) RETURNING sku`,
      [quantity, itemId, chosenVariant.sku, quantity],
    )
    if (!rows.length) throw new Refusal(422, (store) => `${title}: ${say(messages.notEnough, store)}`)
  }
}

/** Payments are in the store's currency; balances are reduced in the shop's own. */
async function payByCards(queries: Queries, {validCoupons}: Cart, {rate}: Store): Promise<void> {
  for (const {kind, code, discountCents = 0} of validCoupons ?? [])
    if (kind === 'giftCard') await spend(queries, code, Math.ceil(discountCents / rate))
}

function checkCart(cart: Cart, lowest: number, store: Store): void {
  if (!cart.entries.length) throw new Refusal(422, messages.nothingToOrder)
  if (cart.entries.some(({title}) => title === say(messages.gone, store)))
    throw new Refusal(422, messages.itemGone)
  const minimum = convert(lowest, store)
  if (cart.subtotalCents < minimum) throw new Refusal(422, messages.minimum(minimum, store))
}

interface Priced {
  cart: Cart
  plan: SubscriptionPlan | null
}

function toOrder({cart, plan}: Priced, request: OrderRequest, created: number): Order {
  const {orderId, testMode, customer, store} = request
  const money = (minor = 0) => toMoney(minor, store.currency)
  return {
    id: orderId,
    purchasedCartId: cart.id,
    websiteId: site.id,
    testMode,
    created,
    items: cart.entries.map((entry) => ({
      sku: entry.chosenVariant.sku ?? '',
      productName: entry.title,
      quantity: entry.quantity,
      unitPrice: money(entry.purchasePriceCents),
      details: detailsOf(entry, store),
    })),
    plan,
    subtotal: money(cart.subtotalCents),
    discount: money(cart.discountCents),
    shippingTotal: money(cart.shippingCostCents),
    taxTotal: money(cart.taxCents),
    grandTotal: money(cart.grandTotalCents),
    customer,
  }
}

/** What was bought with a copy leaves the cart it was copied from, which ends when nothing else is in it. */
async function takeFromSource(queries: Queries, copyId: string): Promise<void> {
  const row = await queries.first('SELECT source FROM carts WHERE id = ?', [copyId])
  if (!row?.source) return
  const source = String(row.source)
  await queries.all(
    `DELETE FROM entries WHERE cart_id = ? AND EXISTS (
       SELECT 1 FROM entries bought
       WHERE bought.cart_id = ? AND bought.product_id = entries.product_id AND bought.sku = entries.sku
         AND bought.additional_fields = entries.additional_fields AND bought.quantity >= entries.quantity)`,
    [source, copyId],
  )
  if (!(await holdsAnything(queries, source))) await deleteCart(queries, source)
}

async function keep(
  queries: Queries,
  order: Order,
  {request: {visitor, network}, shares}: {request: OrderRequest; shares: Shares},
): Promise<void> {
  const data = JSON.stringify(order)
  shares.take('orders', network, data)
  await queries.all('INSERT INTO orders (id, created, data, visitor) VALUES (?, ?, ?, ?)', [
    order.id,
    order.created,
    data,
    visitor,
  ])
}

async function findOrder(queries: Queries, id: string): Promise<Order | null> {
  const row = await queries.first('SELECT data FROM orders WHERE id = ?', [id])
  return row ? JSON.parse(String(row.data)) : null
}

/** An order that was placed with this id; refused to another visitor than the one who placed it. */
async function findPlaced(queries: Queries, {orderId, visitor}: OrderRequest): Promise<Order | null> {
  const row = await queries.first('SELECT data, visitor FROM orders WHERE id = ?', [orderId])
  if (row && row.visitor !== visitor) throw new Refusal(422, messages.nothingToOrder)
  return row ? JSON.parse(String(row.data)) : null
}

/** Null if the total has changed since the visitor saw it: in that case only the location is stored. */
async function place(
  queries: Queries,
  request: OrderRequest,
  {now, shares}: {now: number; shares: Shares},
): Promise<Order | null> {
  const {kind, cartId, customer, seenTotal, store} = request
  const source: KindOfCart = CARTS[kind]
  const done = await findPlaced(queries, request)
  if (done) return done
  const found = await source.read(queries, cartId, customer.location)
  if (!found) throw new Refusal(422, messages.nothingToOrder)
  const cart = cartInStore(found.cart, store)
  checkCart(cart, source.minimum, store)
  if (totalMark(cart, store) !== seenTotal) return null
  await takeStock(queries, cart)
  await payByCards(queries, cart, store)
  const order = toOrder({cart, plan: found.plan}, request, now)
  await keep(queries, order, {request, shares})
  await source.end(queries, cartId)
  return order
}

/** The orders of all visitors. Stock and order change in one transaction, one order after the other. */
export function createOrders(database: Database, now: () => number, shares: Shares) {
  return {
    place: (request: OrderRequest) =>
      database.write((queries) => place(queries, request, {now: now(), shares})),
    find: (id: string) => findOrder(database, id),
    /** The order that a visitor's cart became. */
    findOf: async ({cartId, visitor}: {cartId: string; visitor: string}): Promise<string | null> => {
      const row = await database.first(
        "SELECT id FROM orders WHERE json_extract(data, '$.purchasedCartId') = ? AND visitor = ?",
        [cartId, visitor],
      )
      return row ? String(row.id) : null
    },
  }
}

export type Orders = ReturnType<typeof createOrders>

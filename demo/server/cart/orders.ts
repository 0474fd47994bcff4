import type {Cart} from '../../../src/api/generated/schema.ts'
import {MINIMUM_ORDER} from '../../seed/rates.ts'
import {site} from '../../seed/site.ts'
import {convert, type Store} from '../../seed/stores.ts'
import type {Detail} from '../answers.ts'
import type {Database, Queries} from '../database.ts'
import {messages} from '../messages.ts'
import {toMoney} from '../product-item.ts'
import {Refusal} from '../refusal.ts'
import {spend} from './codes.ts'
import {detailsOf} from './details.ts'
import {cartInStore} from './in-store.ts'
import type {Location} from './location.ts'
import {readCart} from './view.ts'

/** Who buys, and where it goes to. */
export interface Customer {
  email: string
  name: string
  location: Location
}

/** What a visitor sends at the checkout. */
export interface OrderWish {
  /** Made for each checkout page: however often it is sent, it is one order. */
  orderId: string
  cartId: string
  customer: Customer
  /** The total that the visitor has seen. */
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
  /** The options, and what was filled in, in words. */
  details: Detail[]
}

/** An order as it is kept, and as its page tells of it (product.md §3). */
export interface Order {
  id: string
  purchasedCartId: string
  websiteId: string
  testMode: boolean
  /** Epoch milliseconds. */
  created: number
  items: OrderItem[]
  subtotal: Money
  discount: Money
  shippingTotal: Money
  taxTotal: Money
  grandTotal: Money
  customer: Customer
}

/** How a total is written into a form, to be compared with what it is by then. */
export const totalMark = ({grandTotalCents}: Cart, {currency}: Store): string =>
  `${grandTotalCents} ${currency}`

/** Throws when there is not enough: nothing of the whole order is taken then. */
async function takeStock(queries: Queries, {entries}: Cart): Promise<void> {
  for (const {itemId, chosenVariant, quantity, title} of entries) {
    const rows = await queries.all(
      `UPDATE stock SET quantity = quantity - ?
       WHERE product_id = ? AND sku = ? AND (quantity IS NULL OR quantity >= ?) RETURNING sku`,
      [quantity, itemId, chosenVariant.sku, quantity],
    )
    if (!rows.length) throw new Refusal(422, `${title}: ${messages.notEnough}`)
  }
}

/** What a gift card pays in the store's money is taken off it in the shop's own. */
async function payByCards(queries: Queries, {validCoupons}: Cart, {rate}: Store): Promise<void> {
  for (const {kind, code, discountCents = 0} of validCoupons ?? [])
    if (kind === 'giftCard') await spend(queries, code, Math.ceil(discountCents / rate))
}

function checkCart(cart: Cart | null, store: Store): asserts cart is Cart {
  if (!cart?.entries.length) throw new Refusal(422, messages.nothingToOrder)
  if (cart.entries.some(({title}) => title === messages.gone)) throw new Refusal(422, messages.itemGone)
  const minimum = convert(MINIMUM_ORDER, store)
  if (cart.subtotalCents < minimum) throw new Refusal(422, messages.minimum(minimum, store))
}

function toOrder(cart: Cart, {orderId, testMode, customer, store}: OrderWish, created: number): Order {
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
    subtotal: money(cart.subtotalCents),
    discount: money(cart.discountCents),
    shippingTotal: money(cart.shippingCostCents),
    taxTotal: money(cart.taxCents),
    grandTotal: money(cart.grandTotalCents),
    customer,
  }
}

async function keep(queries: Queries, order: Order): Promise<void> {
  await queries.all('INSERT INTO orders (id, created, data) VALUES (?, ?, ?)', [
    order.id,
    order.created,
    JSON.stringify(order),
  ])
  for (const table of ['codes', 'entries', 'adds'])
    await queries.all(`DELETE FROM ${table} WHERE cart_id = ?`, [order.purchasedCartId])
  await queries.all('DELETE FROM carts WHERE id = ?', [order.purchasedCartId])
}

async function findOrder(queries: Queries, id: string): Promise<Order | null> {
  const row = await queries.first('SELECT data FROM orders WHERE id = ?', [id])
  return row ? JSON.parse(String(row.data)) : null
}

/** Null where the total is not the one that the visitor has seen: only the place is kept then. */
async function place(queries: Queries, wish: OrderWish, now: number): Promise<Order | null> {
  const {orderId, cartId, customer, seenTotal, store} = wish
  const done = await findOrder(queries, orderId)
  if (done) return done
  await queries.all('UPDATE carts SET location = ? WHERE id = ?', [JSON.stringify(customer.location), cartId])
  const homeCart = await readCart(queries, cartId)
  const cart = homeCart && cartInStore(homeCart, store)
  checkCart(cart, store)
  if (totalMark(cart, store) !== seenTotal) return null
  await takeStock(queries, cart)
  await payByCards(queries, cart, store)
  const order = toOrder(cart, wish, now)
  await keep(queries, order)
  return order
}

/** The orders of all visitors. Each is taken from the stock and kept in one transaction, one after the other. */
export function createOrders(database: Database, now: () => number) {
  return {
    place: (wish: OrderWish) => database.write((queries) => place(queries, wish, now())),
    find: (id: string) => findOrder(database, id),
  }
}

export type Orders = ReturnType<typeof createOrders>

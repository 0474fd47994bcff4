import type {SubscriptionPlan} from '../../../src/model/subscription-plan.ts'
import type {Store} from '../../seed/stores.ts'
import {findProduct} from '../catalogue/catalogue.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Shares} from '../storage/shares.ts'
import type {CartInput} from './cart-input.ts'
import {cartInStore} from './in-store.ts'
import type {Location} from './location.ts'
import {checkStock, findOffer, pickVariant} from './offer.ts'
import {type HomeCart, toCart} from './view.ts'

/** A cart of one line, separate from the shopping cart. */
interface Subscription {
  cart: HomeCart
  plan: SubscriptionPlan
  /** The URL of the product. */
  url: string
}

/** `location` is not stored, because the token is part of a page's address. */
export async function readSubscription(
  queries: Queries,
  token: string,
  location: Location | null,
): Promise<Subscription | null> {
  const row = await queries.first('SELECT * FROM subscriptions WHERE token = ?', [token])
  const shopProduct = row && (await findProduct(queries, String(row.product_id)))
  const plan = shopProduct?.record.plan
  if (!row || !shopProduct || !plan) return null
  const stored = {
    id: token,
    itemId: String(row.product_id),
    sku: String(row.sku),
    quantity: Number(row.quantity),
    additionalFields: String(row.additional_fields),
  }
  const cart = toCart({
    id: token,
    created: Number(row.created),
    location,
    lines: [{stored, offer: pickVariant(shopProduct, stored.sku)}],
    codes: [],
  })
  return {cart, plan, url: shopProduct.product.url}
}

/** Started subscriptions, each identified by its cart token and separate from the shopping cart. */
export function createSubscriptions(database: Database, now: () => number, shares: Shares) {
  return {
    start: (input: CartInput, network: string): Promise<string> =>
      database.write(async (queries) => {
        const offer = await findOffer(queries, input.itemId, input.sku)
        if (!offer.shopProduct.product.isSubscribable) throw new Refusal(422, messages.noSubscription)
        checkStock(offer, input.quantity)
        shares.take('subscriptions', network, input.additionalFields)
        const token = crypto.randomUUID()
        await queries.all(
          `INSERT INTO subscriptions (token, product_id, sku, quantity, additional_fields, created)
           VALUES (?, ?, ?, ?, ?, ?)`,
          [token, input.itemId, offer.sku, input.quantity, input.additionalFields, now()],
        )
        return token
      }),
    find: async (token: string, store: Store, location: Location | null) => {
      const found = await readSubscription(database, token, location)
      return found && {...found, cart: cartInStore(found.cart, store)}
    },
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
export type StartedSubscription = NonNullable<Awaited<ReturnType<Subscriptions['find']>>>

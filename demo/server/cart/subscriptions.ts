import type {Store} from '../../seed/stores.ts'
import type {Database} from '../database.ts'
import {messages} from '../messages.ts'
import {Refusal} from '../refusal.ts'
import {checkStock, findOffer, type Offer} from './offer.ts'
import type {Wish} from './wish.ts'

/** A subscription that a visitor has begun. */
export interface StartedSubscription {
  offer: Offer
  quantity: number
}

/** Subscriptions that were begun, each known by its cart token; the shopping cart has no part in them. */
export function createSubscriptions(database: Database, now: () => number) {
  return {
    start: (wish: Wish): Promise<string> =>
      database.write(async (queries) => {
        const offer = await findOffer(queries, wish.itemId, wish.sku)
        if (!offer.shopProduct.product.isSubscribable) throw new Refusal(422, messages.noSubscription)
        checkStock(offer, wish.quantity)
        const token = crypto.randomUUID()
        await queries.all(
          `INSERT INTO subscriptions (token, product_id, sku, quantity, additional_fields, created)
           VALUES (?, ?, ?, ?, ?, ?)`,
          [token, wish.itemId, offer.sku, wish.quantity, wish.additionalFields, now()],
        )
        return token
      }),
    find: async (token: string, store?: Store): Promise<StartedSubscription | null> => {
      const row = await database.first(
        'SELECT product_id, sku, quantity FROM subscriptions WHERE token = ?',
        [token],
      )
      if (!row) return null
      const offer = await findOffer(database, String(row.product_id), String(row.sku), store)
      return {offer, quantity: Number(row.quantity)}
    },
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

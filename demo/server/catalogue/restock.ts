import {isEmail} from '../../../src/model/email.ts'
import type {Database} from '../database.ts'
import type {Captchas} from '../forms/captchas.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {findProduct} from './catalogue.ts'

/** Who wants to be told when a variant is back in stock. */
export interface RestockWish {
  productId: string
  /** Null for a product of one variant. */
  variantId: string | null
  email: string
  isJoinMailingList: boolean
}

function checkEmail(email: string): void {
  const problem = email ? (isEmail(email) ? null : messages.email) : messages.required
  if (problem) throw new Refusal(400, 'email is not right.', {email: problem})
}

/** Wishes to be told of what is back in stock; each is kept once. */
export function createRestock(database: Database, captchas: Captchas, now: () => number) {
  return {
    /** An answer of a captcha has to be a right one; our own pages ask for none here. */
    keep: async (wish: RestockWish, captchaKey: string | null = null): Promise<void> => {
      const shopProduct = await findProduct(database, wish.productId)
      if (!shopProduct) throw new Refusal(404, 'There is no such item.')
      const {variants, restock} = shopProduct.record
      const isKnown =
        wish.variantId === null ? variants.length === 1 : variants.some(({sku}) => sku === wish.variantId)
      if (!restock || !isKnown) throw new Refusal(422, messages.noRestock)
      checkEmail(wish.email)
      if (captchaKey) await captchas.take(captchaKey)
      const kind = 'restock-notification'
      await database.all('INSERT OR REPLACE INTO submissions (id, created, data) VALUES (?, ?, ?)', [
        [kind, wish.productId, wish.variantId, wish.email.toLowerCase()].join(' '),
        now(),
        JSON.stringify({kind, ...wish}),
      ])
    },
  }
}

export type Restock = ReturnType<typeof createRestock>

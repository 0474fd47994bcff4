import {isEmail} from '../../../src/model/email.ts'
import type {Database} from '../database.ts'
import type {Captchas} from '../forms/captchas.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Shares} from '../storage/shares.ts'
import {findProduct} from './catalogue.ts'

/** A request for an e-mail when a variant is back in stock. */
export interface RestockRequest {
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

/** Restock requests; a repeated request is stored once. */
export function createRestock(
  database: Database,
  now: () => number,
  {captchas, shares}: {captchas: Captchas; shares: Shares},
) {
  return {
    /** A captcha answer must be valid if there is one; the shop's own pages do not require a captcha here. */
    keep: async (
      request: RestockRequest,
      {network, captchaKey = null}: {network: string; captchaKey?: string | null},
    ): Promise<void> => {
      const shopProduct = await findProduct(database, request.productId)
      if (!shopProduct) throw new Refusal(404, 'There is no such item.')
      const {variants, restock} = shopProduct.record
      const isKnown =
        request.variantId === null
          ? variants.length === 1
          : variants.some(({sku}) => sku === request.variantId)
      if (!restock || !isKnown) throw new Refusal(422, messages.noRestock)
      checkEmail(request.email)
      if (captchaKey) await captchas.take(captchaKey)
      const kind = 'restock-notification'
      const data = JSON.stringify({kind, ...request})
      shares.take('submissions', network, data)
      await database.all('INSERT OR REPLACE INTO submissions (id, created, data) VALUES (?, ?, ?)', [
        [kind, request.productId, request.variantId, request.email.toLowerCase()].join(' '),
        now(),
        data,
      ])
    },
  }
}

export type Restock = ReturnType<typeof createRestock>

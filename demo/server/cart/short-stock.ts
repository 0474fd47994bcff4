import type {Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {mostOf, type Offer} from './offer.ts'

/**
 * How the shop handles a quantity beyond the stock: refuses it, takes what is left and says so, or takes what is left
 * and answers with a refusal, as Vendure does.
 */
export const SHORT_STOCK = ['refuse', 'take', 'take-and-refuse'] as const
type ShortStock = (typeof SHORT_STOCK)[number]

export const isShortStock = (value: unknown): value is ShortStock =>
  SHORT_STOCK.some((known) => known === value)

const KEY = 'short-stock'

export async function readShortStock(queries: Queries): Promise<ShortStock> {
  const row = await queries.first('SELECT value FROM settings WHERE key = ?', [KEY])
  return isShortStock(row?.value) ? row.value : 'refuse'
}

export const setShortStock = (queries: Queries, does: ShortStock): Promise<unknown> =>
  queries.all('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [KEY, does])

interface Wish {
  /** The quantity that is already in the cart. */
  held: number
  wanted: number
}

/** How many of the requested items the cart takes; throws if it takes none. */
export async function countTakeable(queries: Queries, offer: Offer, {held, wanted}: Wish): Promise<number> {
  const left = mostOf(offer) - held
  if (wanted <= left) return wanted
  if (left <= 0 || (await readShortStock(queries)) === 'refuse') throw new Refusal(422, messages.notEnough)
  return left
}

import {codes, giftCards} from '../../seed/codes.ts'
import type {Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Code} from './totals.ts'

/** Maximum number of codes in a cart. */
const MOST = 10

const spell = (text: string): string => text.trim().toUpperCase()

/** Finds a code of the shop, or a gift card with its balance. */
async function findCode(queries: Queries, text: string): Promise<Code | null> {
  const code = spell(text)
  const known = codes.find((one) => one.code === code)
  if (known) return {...known, isOver: known.isOver ?? false}
  const card = await queries.first('SELECT balance FROM gift_cards WHERE code = ?', [code])
  if (!card) return null
  const value = Number(card.balance)
  return {code, name: messages.giftCard, kind: 'giftCard', value, minimum: 0, isOver: value <= 0}
}

/** The codes of a cart in the order in which they were added. Omits codes that the shop no longer has. */
export async function listCodes(queries: Queries, cartId: string): Promise<Code[]> {
  const rows = await queries.all('SELECT code FROM codes WHERE cart_id = ? ORDER BY position', [cartId])
  const found: Code[] = []
  for (const {code} of rows) found.push(...[(await findCode(queries, String(code))) ?? []].flat())
  return found
}

export async function addCode(queries: Queries, cartId: string, text: string): Promise<void> {
  const found = await findCode(queries, text)
  if (!found) throw new Refusal(422, messages.codeUnknown)
  if (found.isOver) throw new Refusal(422, messages.codeOver)
  const held = await listCodes(queries, cartId)
  if (held.some(({code}) => code === found.code)) return
  if (held.length >= MOST) throw new Refusal(422, messages.codesFull)
  await queries.all(
    'INSERT INTO codes (cart_id, code, position) VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM codes))',
    [cartId, found.code],
  )
}

/** Removes a code; a missing code counts as removed. */
export async function removeCode(queries: Queries, cartId: string, text: string): Promise<void> {
  await queries.all('DELETE FROM codes WHERE cart_id = ? AND code = ?', [cartId, spell(text)])
}

/** Deducts a payment from a gift card; rounding in another currency can slightly exceed the balance. */
export async function spend(queries: Queries, code: string, cents: number): Promise<void> {
  await queries.all('UPDATE gift_cards SET balance = max(0, balance - ?) WHERE code = ?', [cents, code])
}

export async function resetGiftCards(queries: Queries): Promise<void> {
  for (const {code, balance} of giftCards)
    await queries.all('INSERT OR REPLACE INTO gift_cards (code, balance) VALUES (?, ?)', [code, balance])
}

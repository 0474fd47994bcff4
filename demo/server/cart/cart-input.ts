import {parseQuantity} from '../../../src/model/parse-quantity.ts'
import {parseShallow} from '../http/parse-json.ts'
import {Refusal} from '../http/refusal.ts'
import {messages, quantityMessages} from '../site/messages.ts'
import {MOST_FIELDS} from '../storage/quotas.ts'

/** An item as a visitor adds it to the cart. */
export interface CartInput {
  itemId: string
  /** Null where the item has a single variant. */
  sku: string | null
  quantity: number
  /** JSON text in canonical form; empty without fields. */
  additionalFields: string
}

function parse(text: string): unknown {
  const parsed = parseShallow(text)
  if (!parsed.ok) throw new Refusal(400, 'additionalFields is not valid JSON.')
  return parsed.value
}

/** Accepts the JSON text of the contract as well as the value itself. */
export function readAdditionalFields(value: unknown): string {
  const fields = typeof value === 'string' && value ? parse(value) : value || null
  if (typeof fields !== 'object')
    throw new Refusal(400, 'additionalFields must be an object or its JSON text.')
  const written = fields && Object.keys(fields).length ? JSON.stringify(fields) : ''
  if (written.length > MOST_FIELDS) throw new Refusal(422, messages.tooLong)
  return written
}

export function readItemId(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new Refusal(400, 'itemId is missing.')
  return value
}

export function readSku(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') throw new Refusal(400, 'sku must be a text or null.')
  return value
}

/** A number or its digits, from `min` (0 removes) to the maximum quantity of a cart line. */
export function readQuantity(value: unknown, min: 0 | 1 = 1): number {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}` : ''
  if (min === 0 && Number(text || Number.NaN) === 0) return 0
  const parsed = parseQuantity(text)
  if (!parsed.ok) throw new Refusal(422, quantityMessages[parsed.reason])
  return parsed.value
}

/** Reads the body of an add call. In this shop, a variant's id is its SKU. */
export const readCartInput = (fields: Record<string, unknown>): CartInput => ({
  itemId: readItemId(fields.itemId),
  sku: readSku(fields.sku) ?? readSku(fields.variantId),
  quantity: readQuantity(fields.quantity ?? 1),
  additionalFields: readAdditionalFields(fields.additionalFields),
})

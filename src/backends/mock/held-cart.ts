import type {ShippingLocation} from '../../api/generated/schema.ts'
import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {createUuid} from '../../lib/uuid.ts'

export interface HeldEntry {
  id: string
  itemId: string
  /** Empty for the single variant of a product without SKUs. */
  sku: string
  quantity: number
  /** JSON text; empty for no answers. */
  additionalFields: string
}

/** The cart as stored. */
export interface HeldCart {
  id: string
  /** Epoch ms. */
  created: number
  entries: HeldEntry[]
  codes: string[]
  location: ShippingLocation | null
  /** Ids of entries by the `Add-To-Cart-Id` that made them. */
  added: Record<string, string>
  /** Added products, as their page described them: another page may not have them. */
  products: Record<string, unknown>
}

/** One text in storage. */
export interface Store {
  read: () => string | null
  write: (text: string) => void
}

const isHeldEntry = (value: unknown): value is HeldEntry =>
  isRecord(value) &&
  ['id', 'itemId', 'sku', 'additionalFields'].every((name) => typeof value[name] === 'string') &&
  typeof value.quantity === 'number'

const isHeldCart = (value: unknown): value is HeldCart =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.created === 'number' &&
  Array.isArray(value.entries) &&
  value.entries.every(isHeldEntry) &&
  Array.isArray(value.codes) &&
  isRecord(value.added) &&
  isRecord(value.products)

/** Null if there is no readable cart. */
export function readHeld({read}: Store): HeldCart | null {
  const parsed = parseJson(read() ?? 'null')
  return parsed.ok && isHeldCart(parsed.value) ? parsed.value : null
}

export const newCart = (): HeldCart => ({
  id: createUuid(),
  created: Date.now(),
  entries: [],
  codes: [],
  location: null,
  added: {},
  products: {},
})

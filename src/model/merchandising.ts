import {asRecord} from '../lib/as-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'

/** A product's own settings for low and no stock (product.md §3). */
export interface Merchandising {
  scarcityEnabled: boolean
  /** Stock up to which the scarcity text shows. */
  scarcityLimit: number
  scarcityText: string | null
  customSoldOutText: string | null
}

const DEFAULT_SCARCITY_LIMIT = 10

/** The server lists the variants that it finds scarce: the fullest of them tells its limit, an empty list that none is. */
const scarcityLimit = (views: unknown): number =>
  Array.isArray(views)
    ? Math.max(0, ...views.map((view) => toNumber(asRecord(view).qtyInStock, 0)))
    : DEFAULT_SCARCITY_LIMIT

/** Absent and broken settings are off. */
export function parseMerchandising(value: unknown): Merchandising {
  const fields = asRecord(value)
  return {
    scarcityEnabled: toBoolean(fields.scarcityEnabled),
    scarcityLimit: scarcityLimit(fields.scarcityTemplateViews),
    scarcityText: textOrNull(fields.scarcityText),
    customSoldOutText: textOrNull(fields.customSoldOutText),
  }
}

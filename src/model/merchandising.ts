import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'

/** A product's own settings for low stock (product.md §3). */
export interface Merchandising {
  scarcityEnabled: boolean
  /** Stock up to which the scarcity text shows. */
  scarcityLimit: number
  /** The remaining quantity to show before one of several variants is selected, if the server sends it. */
  scarcityDefault: number | null
  /** Whether the text is shown before a variant is selected. */
  scarcityShownByDefault: boolean
  scarcityText: string | null
}

const DEFAULT_SCARCITY_LIMIT = 10

/**
 * The server lists the variants that it finds scarce: the fullest of them gives its limit, an empty list means that
 * none is scarce. A view without attributes is that variant's own if there is only one; beside others, it is shown
 * before a variant is selected.
 */
function readViews(views: unknown) {
  if (!Array.isArray(views)) return {scarcityLimit: DEFAULT_SCARCITY_LIMIT, scarcityDefault: null}
  const stocksOf = (isOfVariant: boolean) =>
    views
      .filter((view) => isRecord(view) && Boolean(view.attributes) === isOfVariant)
      .map(({qtyInStock}) => toNumber(qtyInStock, 0))
  const ofAll = stocksOf(false)
  const ofVariants = stocksOf(true)
  return {
    scarcityLimit: Math.max(0, ...(ofVariants.length ? ofVariants : ofAll)),
    scarcityDefault: ofAll[0] ?? null,
  }
}

/** Absent and broken settings are off. */
export function parseMerchandising(value: unknown): Merchandising {
  const fields = asRecord(value)
  return {
    scarcityEnabled: toBoolean(fields.scarcityEnabled),
    ...readViews(fields.scarcityTemplateViews),
    scarcityShownByDefault: toBoolean(fields.scarcityShownByDefault),
    scarcityText: textOrNull(fields.scarcityText),
  }
}

import {isRecord} from '../lib/is-record.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'
import {readAttributes} from './attributes.ts'
import {type Money, moneyDecimals, parseMoney} from './money.ts'

/** What something costs. */
export interface Prices {
  price: Money
  /** Can be set while it is not on sale: only `onSale` decides. */
  salePrice: Money | null
  onSale: boolean
  /** The lowest price of the thirty days before the sale, where the page states it. */
  lowestPrice?: Money
}

/** One buyable form of a product. */
export interface Variant extends Prices {
  id: string | null
  sku: string | null
  /** Option name to value. */
  attributes: Record<string, string>
  mainImageId: string | null
  /** From the first subscription. */
  subscription: Prices | null
  qtyInStock: number
  unlimited: boolean
  /** The page's own JSON of the variant. */
  source: unknown
}

export interface ParseDefaults {
  currency: string
  /** Called for each variant that is left out. */
  warn?: ((problem: string) => void) | undefined
}

/**
 * Prefers `money` for its currency. Older pages wrote whole major units without a decimal point (`"100"` beside `price:
 * 10000`): the plain field, which is always in minor units, decides then.
 */
export function readPrice(money: unknown, plain: unknown, currency: string): Money | null {
  const price = parseMoney(money, currency)
  const other = parseMoney(plain, price?.currency ?? currency)
  return price && other?.minor !== price.minor * 10 ** moneyDecimals(price)
    ? price
    : other && {...price, ...other}
}

/** A missing price is zero (product.md §3); null for an unreadable price. */
export function readPrices(value: unknown, currency: string): Prices | null {
  if (!isRecord(value)) return null
  const {price, priceMoney} = value
  const isPriced = price != null || priceMoney != null
  const readable = isPriced ? readPrice(priceMoney, price, currency) : {currency, minor: 0}
  const lowest = isRecord(value.lowestPrice) ? parseMoney(value.lowestPrice.money, currency) : null
  return (
    readable && {
      price: readable,
      salePrice: readPrice(value.salePriceMoney, value.salePrice, currency),
      onSale: toBoolean(value.onSale),
      ...(lowest && {lowestPrice: lowest}),
    }
  )
}

function parseVariant(value: unknown, currency: string): Result<Variant> {
  if (!isRecord(value)) return fail('is not an object')
  const prices = readPrices(value, currency)
  if (!prices) return fail('has no readable "priceMoney" or "price"')
  return ok({
    ...prices,
    id: textOrNull(value.id),
    sku: textOrNull(value.sku),
    attributes: readAttributes(value),
    mainImageId: textOrNull(value.mainImageId),
    subscription: readPrices([value.pricingOptions].flat()[0], currency),
    qtyInStock: Math.max(0, toNumber(value.qtyInStock, 0)),
    // If the page states no stock, the server decides.
    unlimited: toBoolean(value.unlimited, value.qtyInStock == null),
    source: value,
  })
}

/** Leaves out a bad variant, not the whole list; if no variant remains, the problem names the first. */
export function parseVariants(value: unknown, {currency, warn}: ParseDefaults): Result<Variant[]> {
  if (value == null) return ok([])
  if (!Array.isArray(value)) return fail('variants: is not a list')
  const problems: string[] = []
  const variants = value.flatMap((entry, index) => {
    const parsed = parseVariant(entry, currency)
    if (!parsed.ok) problems.push(`variants[${index}]: ${parsed.problem}`)
    return parsed.ok ? [parsed.value] : []
  })
  if (problems[0] && !variants.length) return fail(problems[0])
  for (const problem of problems) warn?.(problem)
  return ok(variants)
}

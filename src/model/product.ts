import {isRecord} from '../lib/is-record.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {isStockedType, parseProductType} from './product-type.ts'
import {type ParseDefaults, parseVariants, type Variant} from './variant.ts'

export {type ParseDefaults, type Prices, parseVariants, type Variant} from './variant.ts'

/** A product item of product.md §3, from any generation of pages. */
export interface Product {
  id: string
  title: string
  url: string
  /** One of `PRODUCT_TYPE`. */
  productType: number
  variants: Variant[]
  isSubscribable: boolean
  /** Options that at least one variant has, in the order of the product. */
  optionNames: string[]
  customButtonText: string | null
  /** The form to fill in before the product is added, for `parseForm`; null for none. */
  form: unknown
  /** The currency of amounts that do not state one. */
  currency: string
  /** The page's own JSON of the product, for values that are read only for display. */
  source: Record<string, unknown>
}

/** An option in the ordering that no variant has could never be selected, so it is left out. */
function readOptionNames(ordering: unknown, variants: Variant[]): string[] {
  const present = new Set(variants.flatMap(({attributes}) => Object.keys(attributes)))
  const isPresent = (name: unknown): name is string => typeof name === 'string' && present.has(name)
  return [...new Set([...[ordering].flat().filter(isPresent), ...present])]
}

/** Accepts a full item (fields in `structuredContent`) and a flat one. */
export function parseProduct(value: unknown, defaults: ParseDefaults): Result<Product> {
  if (!isRecord(value)) return fail('product: is not an object')
  const fields = isRecord(value.structuredContent) ? {...value, ...value.structuredContent} : value
  const id = textOrNull(value.id)
  if (!id) return fail('product: has no "id"')
  const parsed = parseVariants(fields.variants, defaults)
  if (!parsed.ok) return parsed
  const variants = parsed.value
  const productType = parseProductType(fields.productType)
  return ok({
    id,
    title: textOrNull(value.title) ?? '',
    url: textOrNull(value.fullUrl) ?? textOrNull(value.url) ?? '',
    productType,
    variants,
    isSubscribable: toBoolean(fields.isSubscribable) && isStockedType(productType),
    optionNames: readOptionNames(fields.variantOptionOrdering, variants),
    customButtonText: toBoolean(fields.useCustomAddButtonText)
      ? textOrNull(fields.customAddButtonText)
      : null,
    form: fields.additionalFieldsForm || null,
    currency: defaults.currency,
    source: fields,
  })
}

import type {SeedVariant} from './types.ts'

/** Price and stock of a variant. By default a variant is not on sale and has unlimited stock. */
export interface Terms {
  price: number
  salePrice?: number
  stock?: number
  history?: SeedVariant['history']
  units?: SeedVariant['units']
}

const toVariant = (sku: string, attributes: Record<string, string>, terms: Terms): SeedVariant => ({
  sku,
  attributes,
  price: terms.price,
  salePrice: terms.salePrice ?? null,
  stock: terms.stock ?? null,
  ...(terms.history && {history: terms.history}),
  ...(terms.units && {units: terms.units}),
})

/** The only variant of a product without options. */
export const single = (sku: string, terms: Terms): SeedVariant[] => [toVariant(sku, {}, terms)]

/** One variant for each value of the one option. */
export const byOption = (
  name: string,
  rows: readonly (readonly [value: string, sku: string, terms: Terms])[],
) => rows.map(([value, sku, terms]) => toVariant(sku, {[name]: value}, terms))

const combinations = ([first, ...others]: readonly (readonly string[])[]): string[][] =>
  first ? first.flatMap((value) => combinations(others).map((rest) => [value, ...rest])) : [[]]

/** One variant for each combination of values that `termsOf` returns terms for. */
export function grid(
  prefix: string,
  options: Record<string, readonly string[]>,
  termsOf: (values: readonly string[]) => Terms | null,
): SeedVariant[] {
  const names = Object.keys(options)
  return combinations(Object.values(options)).flatMap((values) => {
    const terms = termsOf(values)
    const sku = [prefix, ...values].join('-').toUpperCase().replaceAll(/\s+/g, '')
    const attributes = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    return terms ? [toVariant(sku, attributes, terms)] : []
  })
}

import type {Product, Variant} from './product.ts'
import {isVariantSoldOut} from './stock.ts'

/** Selected value by option name; an absent or empty value is not selected yet. */
export type Selection = Record<string, string>

/** Options without a selected value; empty when there are no options. */
export const missingOptions = (product: Product, selection: Selection): string[] =>
  product.variants.length > 1 ? product.optionNames.filter((name) => !selection[name]) : []

const matches = (variant: Variant, names: string[], selection: Selection): boolean =>
  names.every((name) => !selection[name] || variant.attributes[name] === selection[name])

/** The selected variant, or the only one; null while options are missing or the combination does not exist. */
export function findVariant(product: Product, selection: Selection): Variant | null {
  const {variants, optionNames} = product
  if (missingOptions(product, selection).length) return null
  return variants.find((variant) => matches(variant, optionNames, selection)) ?? null
}

/** True when a variant in stock has this value along with the other selected options. */
export const isValueAvailable = (
  product: Product,
  selection: Selection,
  option: string,
  value: string,
): boolean =>
  product.variants.some(
    (variant) =>
      matches(variant, product.optionNames, {...selection, [option]: value}) &&
      !isVariantSoldOut(product, variant),
  )

/**
 * True for a value to mark as unavailable. Of a refused combination, the value that was chosen first is fine: another
 * value beside it would help.
 */
export const isValueMarked = (
  product: Product,
  selection: Selection,
  {name, value, last}: {name: string; value: string; last: string | undefined},
): boolean =>
  !isValueAvailable(product, selection, name, value) &&
  (selection[name] !== value || name === last || !isValueAvailable(product, {}, name, value))

/** All variants with the selected values. */
export const matchingVariants = (product: Product, selection: Selection): Variant[] =>
  product.variants.filter((variant) => matches(variant, product.optionNames, selection))

export const optionValues = ({variants}: Product, option: string): string[] => [
  ...new Set(variants.flatMap(({attributes}) => attributes[option] ?? [])),
]

/** Options where another value alone would make the selection available; all options if none would. */
export function mendableOptions(product: Product, selection: Selection): string[] {
  const {optionNames} = product
  const mendable = optionNames.filter((name) =>
    optionValues(product, name).some((value) => isValueAvailable(product, selection, name, value)),
  )
  return mendable.length ? mendable : optionNames
}

import type {Product, Variant} from './product.ts'
import {isVariantSoldOut} from './stock.ts'

/** Chosen value by option name; an absent or empty value is not chosen yet. */
export type Selection = Record<string, string>

/** Options still to choose; none when there is nothing to choose from. */
export const missingOptions = (product: Product, selection: Selection): string[] =>
  product.variants.length > 1 ? product.optionNames.filter((name) => !selection[name]) : []

const matches = (variant: Variant, names: string[], selection: Selection): boolean =>
  names.every((name) => !selection[name] || variant.attributes[name] === selection[name])

/** The chosen variant, or the only one; null while options are missing or when the combination is not made. */
export function findVariant(product: Product, selection: Selection): Variant | null {
  const {variants, optionNames} = product
  if (missingOptions(product, selection).length) return null
  return variants.find((variant) => matches(variant, optionNames, selection)) ?? null
}

/** True when some variant in stock has this value along with the other options chosen so far. */
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

export const optionValues = ({variants}: Product, option: string): string[] => [
  ...new Set(variants.flatMap(({attributes}) => attributes[option] ?? [])),
]

/** Options of which another value alone makes the choice one that can be had; all where none does. */
export function mendableOptions(product: Product, selection: Selection): string[] {
  const {optionNames} = product
  const mendable = optionNames.filter((name) =>
    optionValues(product, name).some((value) => isValueAvailable(product, selection, name, value)),
  )
  return mendable.length ? mendable : optionNames
}

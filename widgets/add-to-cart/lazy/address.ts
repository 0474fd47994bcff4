import {withParameter} from '../../../src/lib/with-parameter.ts'
import type {Product, Variant} from '../../../src/model/product.ts'
import type {Selection} from '../../../src/model/selection.ts'

const NAME = 'variant'

const isOf = ({id, sku}: Variant, text: string): boolean => text === id || text === sku

const inAddress = (): string | null => new URLSearchParams(location.search).get(NAME)

/** An older entry of the history that names no variant may be of another page, which a script is about to show. */
export const isNamed = (): boolean => inAddress() !== null

/** The choice that the address of the page asks for; null if it names none of this product. */
export function readAsked({variants}: Product): Selection | null {
  const named = inAddress()
  const variant = named ? variants.find((variant) => isOf(variant, named)) : null
  return variant ? {...variant.attributes} : null
}

/**
 * Writes the chosen variant to the address of the page, in place of its current entry in the history. A parameter of the
 * same name that names no variant of the product belongs to the page. The server's own choice is written only over
 * another one: the address without it leads to the same page.
 */
export function keepInAddress({variants}: Product, variant: Variant | null, isServed: boolean): void {
  const present = inAddress()
  if (present === null && isServed) return
  if (present !== null && !variants.some((variant) => isOf(variant, present))) return
  if (variant ? isOf(variant, present ?? '') : present === null) return
  const id = variant && (variant.id ?? variant.sku)
  if (variant && !id) return
  try {
    const query = withParameter(location.search, NAME, id)
    history.replaceState(history.state, '', location.pathname + query + location.hash)
  } catch {
    // a document without its own address, or a limit of the browser
  }
}

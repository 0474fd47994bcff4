import type {Product} from '../../../src/model/product.ts'
import {isSoldOut, isVariantSoldOut} from '../../../src/model/stock.ts'
import {isSelect, type OptionControl, shownValue} from './controls.ts'

const MARK = '.add-to-cart__unavailable'

/** The elements of the values of an option. */
const linesOf = ({element}: OptionControl) => (isSelect(element) ? [...element.options] : [element])

/**
 * True if a value is not available with the choice in the HTML, and the HTML does not mark it. Without the functions of
 * `src/model/selection.ts`, which load with the first use.
 */
export function hasUnmarked(controls: readonly OptionControl[], product: Product): boolean {
  if (isSoldOut(product)) return false
  const variantsWith = (name: string, value: string) =>
    product.variants.filter(({attributes}) => attributes[name] === value)
  const chosen = controls.filter((control) => variantsWith(control.name, shownValue(control) ?? '')[0])
  const isGone = ({name}: OptionControl, value: string): boolean => {
    const variants = variantsWith(name, value)
    const isOut = (variant: Product['variants'][number]) =>
      isVariantSoldOut(product, variant) ||
      chosen.some((other) => other.name !== name && variant.attributes[other.name] !== shownValue(other))
    return variants.length > 0 && variants.every(isOut)
  }
  return controls.some((control) =>
    linesOf(control).some(
      (line) =>
        isGone(control, control.button?.value ?? line.value) &&
        !line.matches(MARK) &&
        !('labels' in line && line.labels?.[0]?.matches(MARK)),
    ),
  )
}

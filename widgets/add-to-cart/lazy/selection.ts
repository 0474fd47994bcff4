import type {Product} from '../../../src/model/product.ts'
import {optionValues, type Selection} from '../../../src/model/selection.ts'
import {warn} from '../../../src/page/report.ts'
import {definition} from '../definition.ts'
import {isSelect, type OptionControl} from '../parts/controls.ts'

const isKnown = (product: Product, name: string, value: string): boolean =>
  optionValues(product, name).includes(value)

/** The first line of many lists asks to choose, whatever its value. */
export const isPrompt = (product: Product, {name, element}: OptionControl, value: string): boolean =>
  !value || (isSelect(element) && element.options[0]?.value === value && !isKnown(product, name, value))

/** What is chosen in the controls, by what `read` finds in each. A value that no variant has is a choice all the same. */
export function readSelection(
  controls: readonly OptionControl[],
  product: Product,
  read: (control: OptionControl) => string | undefined,
): Selection {
  const selection: Selection = {}
  for (const control of controls) {
    const value = read(control)
    if (value && !isPrompt(product, control, value)) selection[control.name] = value
  }
  return selection
}

/** The same option can stand on the page as a list and as radio buttons: one choice shows in both. */
export function showSelection(controls: readonly OptionControl[], selection: Selection): void {
  for (const {name, element} of controls) {
    const value = selection[name]
    if (!isSelect(element)) element.checked = element.value === value
    else if (value) element.value = value
    else element.selectedIndex = 0
  }
}

/** A page may offer what its product does not have: visitors cannot buy it, and authors read a warning. */
export function warnOfUnknown(controls: readonly OptionControl[], product: Product, root: Element): void {
  const unknown = controls.flatMap((control) => {
    const {name, element} = control
    const values = isSelect(element) ? [...element.options].map(({value}) => value) : [element.value]
    return values.flatMap((value) =>
      isPrompt(product, control, value) || isKnown(product, name, value) ? [] : `${name} "${value}"`,
    )
  })
  if (unknown.length)
    warn(definition.name, `no variant of the product has ${[...new Set(unknown)].join(', ')}`, root)
}

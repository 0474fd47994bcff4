import type {Product} from '../../../src/model/product.ts'
import {optionValues, type Selection} from '../../../src/model/selection.ts'
import {warn} from '../../../src/page/report.ts'
import {definition} from '../definition.ts'
import {isSelect, type OptionControl} from '../parts/controls.ts'

const isKnown = (product: Product, name: string, value: string): boolean =>
  optionValues(product, name).includes(value)

/** The first entry of many select elements is a prompt, whatever its value. */
export const isPrompt = (product: Product, {name, element}: OptionControl, value: string): boolean =>
  !value || (isSelect(element) && element.options[0]?.value === value && !isKnown(product, name, value))

/** The selection in the controls, using `read` for each. A value that no variant has still counts as a selection. */
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

/** The same option can be on the page as a select element and as radio buttons: both show the same choice. */
export function showSelection(controls: readonly OptionControl[], selection: Selection): void {
  for (const {name, element} of controls) {
    const value = selection[name]
    if (!isSelect(element)) element.checked = element.value === value
    else if (value) element.value = value
    else element.selectedIndex = 0
  }
}

/** Warns the author about options on the page that the product does not have: visitors cannot buy them. */
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

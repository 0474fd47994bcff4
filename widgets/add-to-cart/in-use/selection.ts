import type {Product} from '../../../src/model/product.ts'
import {optionValues, type Selection} from '../../../src/model/selection.ts'
import {isSelect, type OptionControl} from '../controls.ts'

/** What is chosen in the controls, by what `read` finds in each. */
export function readSelection(
  controls: readonly OptionControl[],
  product: Product,
  read: (control: OptionControl) => string | undefined,
): Selection {
  const selection: Selection = {}
  for (const control of controls) {
    const value = read(control)
    // the first line of many lists is a prompt with a value of its own
    if (value && optionValues(product, control.name).includes(value)) selection[control.name] = value
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

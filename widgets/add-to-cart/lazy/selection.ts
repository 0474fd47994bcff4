import type {Product} from '../../../src/model/product.ts'
import {optionValues, type Selection} from '../../../src/model/selection.ts'
import {warn} from '../../../src/page/report.ts'
import {isHidden, isSelect, type OptionControl, shownValue, slugOf} from '../parts/controls.ts'
import {definition} from '../widget.ts'

/** The product's value for one that the page writes: the same, otherwise one that differs only as addresses do. */
export function knownValue(product: Product, name: string, value: string): string {
  const values = optionValues(product, name)
  return values.includes(value) ? value : (values.find((known) => slugOf(known) === slugOf(value)) ?? value)
}

/** The value that a radio button, a hidden field or a button stands for. */
export const ownValue = ({element, button}: OptionControl): string => button?.value ?? element.value

const isKnown = (product: Product, name: string, value: string): boolean =>
  optionValues(product, name).includes(knownValue(product, name, value))

/** The first entry of many select elements is a prompt, whatever its value. */
export const isPrompt = (product: Product, {name, element}: OptionControl, value: string): boolean =>
  !value || (isSelect(element) && element.options[0]?.value === value && !isKnown(product, name, value))

/** The chosen value of a control; undefined for a prompt. A value that no variant has still counts as a choice. */
export function readValue(
  control: OptionControl,
  product: Product,
  read: (control: OptionControl) => string | undefined = shownValue,
): string | undefined {
  const value = read(control)
  return value && !isPrompt(product, control, value) ? knownValue(product, control.name, value) : undefined
}

/**
 * The choice that the screen shows, whatever has set it. `known` is the choice until now: it stays for an option without
 * a control, and of several controls of an option the one that differs from it counts.
 */
export function readScreen(
  controls: readonly OptionControl[],
  product: Product,
  known: Selection,
  read?: (control: OptionControl) => string | undefined,
): Selection {
  const selection: Selection = {}
  for (const name of new Set([...controls.map((control) => control.name), ...Object.keys(known)])) {
    const ofOption = controls.filter((control) => control.name === name)
    const shown = ofOption.map((control) => readValue(control, product, read))
    const isKept = !ofOption[0] || shown.includes(known[name])
    const value =
      shown.findLast((value) => value && value !== known[name]) ?? (isKept ? known[name] : undefined)
    if (value) selection[name] = value
  }
  return selection
}

export const isSameSelection = (a: Selection, b: Selection): boolean =>
  Object.keys({...a, ...b}).every((name) => a[name] === b[name])

/** The same option can be on the page as a select element and as radio buttons: both show the same choice. */
export function showSelection(
  controls: readonly OptionControl[],
  product: Product,
  selection: Selection,
): void {
  for (const {name, element, button} of controls) {
    const value = selection[name]
    const isChosen = (control: {value: string}) => knownValue(product, name, control.value) === value
    if (button) button.show(isChosen(button))
    else if (isHidden(element)) element.value = value ?? ''
    else if (!isSelect(element)) element.checked = isChosen(element)
    else if (value) element.value = [...element.options].find(isChosen)?.value ?? value
    else element.selectedIndex = 0
  }
}

/** Warns the author about options on the page that the product does not have: visitors cannot buy them. */
export function warnOfUnknown(controls: readonly OptionControl[], product: Product, root: Element): void {
  const unknown = controls.flatMap((control) => {
    const {name, element} = control
    const values = isSelect(element) ? [...element.options].map(({value}) => value) : [ownValue(control)]
    return values.flatMap((value) =>
      isPrompt(product, control, value) || isKnown(product, name, value) ? [] : `${name} "${value}"`,
    )
  })
  if (unknown.length)
    warn(definition.name, `no variant of the product has ${[...new Set(unknown)].join(', ')}`, root)
}

import type {Parts} from '../parts/read-parts.ts'

/** Elements that may hold a control with its label, from the widest. */
const HOLDERS = [
  '.variant-option,.product-quantity-input,.product-quantity-input-wrapper',
  'fieldset,[role=radiogroup],[role=group],.variant-radiobtn-wrapper',
  'label',
]

/** The part of the page about one control: it is shown and hidden together, and holds its messages. */
export function partOf(control: HTMLElement, {scope, button}: Parts): HTMLElement {
  const holders = HOLDERS.map((selector) => control.closest<HTMLElement>(selector))
  return holders.find((holder) => holder && scope.contains(holder) && !holder.contains(button)) ?? control
}

/** The same with labels elsewhere on the page. */
export function partsOf(control: Parts['quantity'], parts: Parts): HTMLElement[] {
  if (!control) return []
  const part = partOf(control, parts)
  return [part, ...[...(control.labels ?? [])].filter((label) => !part.contains(label))]
}

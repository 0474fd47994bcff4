import type {Parts} from '../parts/read-parts.ts'

/** Elements that may hold a control with its label, from the widest. */
const HOLDERS = [
  '.variant-option,.product-quantity-input,.product-quantity-input-wrapper',
  'fieldset,[role=radiogroup],[role=group],.variant-radiobtn-wrapper',
  'label',
]

/** What is about something else than the control: the button, the quantity, and the controls of other options. */
function othersOf(control: HTMLElement, {button, controls, quantity}: Parts): (Element | null)[] {
  const option = controls.find(({element}) => element === control)?.name
  const others = controls.flatMap(({name, element}) => (name === option ? [] : element))
  return [button, control === quantity ? null : quantity, ...others]
}

/** The part of the page about one control: it is shown and hidden together, and holds its messages. */
export function partOf(control: HTMLElement, parts: Parts): HTMLElement {
  const others = othersOf(control, parts)
  const holders = HOLDERS.map((selector) => control.closest<HTMLElement>(selector))
  return (
    holders.find(
      (holder) =>
        holder && parts.scope.contains(holder) && !others.some((other) => other && holder.contains(other)),
    ) ?? control
  )
}

/** The same with labels elsewhere on the page. */
export function partsOf(control: Parts['quantity'], parts: Parts): HTMLElement[] {
  if (!control) return []
  const part = partOf(control, parts)
  return [part, ...[...(control.labels ?? [])].filter((label) => !part.contains(label))]
}

import {parseQuantity} from '../../../src/model/parse-quantity.ts'
import {readLimits, toStep} from '../../../src/model/quantity-limits.ts'
import {createAdoptionSet} from '../../../src/widget/adoption-set.ts'
import {type Parts, STEP} from '../parts/read-parts.ts'

type Field = HTMLInputElement

const NAMED: Readonly<Record<string, number>> = {minus: -1, plus: 1}

const stepOf = (button: HTMLElement): number =>
  Number(button.dataset.quantityStep ?? NAMED[button.getAttribute('name') ?? '']) || 0

function quantityIn(field: Field): number {
  const parsed = parseQuantity(field.value)
  return parsed.ok ? parsed.value : readLimits(field).min
}

/** The quantity after a click, which is one that the field accepts. */
function stepped(field: Field, step: number): number {
  const limits = readLimits(field)
  const next = toStep(quantityIn(field) + step, limits, step > 0)
  return Math.min(limits.max, Math.max(limits.min, next))
}

/** Announces the quantity, which the focused button does not show. */
function createStatus(field: Field): HTMLElement {
  const status = document.createElement('span')
  status.className = 'add-to-cart__label'
  status.role = 'status'
  // in the label, the number would belong to the name of the field
  const place = field.closest('label') ?? field
  place.after(status)
  return status
}

/** The buttons of a field, and what a click on one of them does. */
function createSteps({scope}: Parts, field: Field, signal: AbortSignal) {
  const adopt = createAdoptionSet(signal)
  const status = createStatus(field)
  const buttons = [...scope.querySelectorAll<HTMLElement>(STEP)]
  function show(): void {
    for (const button of buttons)
      adopt(button, {
        attributes: {
          'aria-disabled': stepped(field, stepOf(button)) === quantityIn(field) ? 'true' : undefined,
        },
      })
  }
  field.addEventListener('input', show, {signal})
  signal.addEventListener('abort', () => status.remove())
  return (button: HTMLElement) => {
    const next = `${stepped(field, stepOf(button))}`
    if (field.value !== next) {
      field.value = next
      // as typing would: the page may listen, too
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}))
    }
    show()
    // a text that comes with its region is not announced everywhere
    setTimeout(() => {
      status.textContent = next
    })
  }
}

const known = new WeakMap<Field, (button: HTMLElement) => void>()

/** A click on a button beside the quantity. */
export function step(parts: Parts, button: HTMLElement, signal: AbortSignal): void {
  const field = parts.quantity
  if (!(field instanceof HTMLInputElement)) return
  let act = known.get(field)
  if (!act) {
    act = createSteps(parts, field, signal)
    known.set(field, act)
    signal.addEventListener('abort', () => known.delete(field))
  }
  act(button)
}

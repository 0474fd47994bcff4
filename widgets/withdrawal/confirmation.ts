import {element} from '../../src/widget/element.ts'
import {type Controls, labelOf, type Typed} from './fields.ts'
import {texts} from './widget.ts'

/** The second step: what the visitor is about to state, and the button that states it. */
export interface Confirmation {
  element: HTMLElement
  /** It takes the focus. */
  title: HTMLElement
  /** What was typed, for the receipt as well: a control has its label only in the page. */
  entries: HTMLElement
  confirm: HTMLButtonElement
  change: HTMLButtonElement
}

/** Milliseconds in which the second click of a double click on the first step's button may land on the new one. */
const DOUBLE_CLICK = 500

let count = 0

function createButton(type: 'submit' | 'button', text: string, more = ''): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, {type, textContent: text, className: `vitrine-form__button${more}`})
  return button
}

/** What was typed, under the names that the form has for it. */
function createEntries(controls: Controls, typed: Typed): HTMLElement {
  const list = element('dl', 'withdrawal__entries')
  for (const [name, control] of controls)
    list.append(element('dt', '', labelOf(control)), element('dd', '', typed[name]))
  return list
}

export function createConfirmation(controls: Controls, typed: Typed, statement: string): Confirmation {
  const box = element('div', {
    class: 'withdrawal__confirmation',
    role: 'group',
  })
  const title = element('p', 'withdrawal__title', texts('check'))
  const confirm = createButton('submit', texts('confirm'), ' vitrine-form__primary')
  const change = createButton('button', texts('change'))
  const buttons = element('div', 'withdrawal__buttons')
  const entries = createEntries(controls, typed)
  title.id = `withdrawal-${++count}`
  title.tabIndex = -1
  box.setAttribute('aria-labelledby', title.id)
  // Chromium counts the clicks of a double click across elements, Firefox does not
  const shownAt = performance.now()
  confirm.addEventListener('click', (event) => {
    const isPointer = event.detail > 0
    if (isPointer && (event.detail > 1 || performance.now() - shownAt < DOUBLE_CLICK)) event.preventDefault()
  })
  buttons.append(confirm, change)
  box.append(title, entries, element('p', 'withdrawal__statement', statement), buttons)
  return {element: box, title, entries, confirm, change}
}

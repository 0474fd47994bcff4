import type {Widget} from '../../../src/widget/enhance.ts'
import {type definition, texts} from '../widget.ts'
import {rememberDismissed, wasDismissed} from './memory.ts'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

/** Moves the focus to the element after one that is about to be removed. */
function focusAfter(element: Element): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (other) =>
      element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING &&
      other.checkVisibility({visibilityProperty: true}),
  )
  next?.focus({preventScroll: true})
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, {
    type: 'button',
    className: 'announcement-bar__dismiss vitrine-close',
    textContent: '×',
  })
  button.setAttribute('aria-label', texts('dismiss'))
  return button
}

/** The button with the attribute, otherwise the only button. */
function findButton(bar: HTMLElement): Element | null {
  const [only, other] = bar.querySelectorAll(
    'button:not([type=submit],form *,[data-vitrine] [data-vitrine] *)',
  )
  return bar.querySelector('[data-dismiss]') ?? (other ? null : (only ?? null))
}

/** Makes a bar dismissible, by its own button or an added one. */
export function attach({element: bar, adopt, signal}: Widget<typeof definition>, key: string): void {
  const served = findButton(bar)
  const button = served ?? createButton()
  // the server HTML stays
  const {content} = adopt(bar)
  const classes = {'announcement-bar__bar': true}
  let isDismissed = false

  function dismiss(): void {
    isDismissed = true
    rememberDismissed(key)
    if (bar.contains(document.activeElement)) focusAfter(bar)
    adopt(bar, {content, classes, attributes: {hidden: ''}})
  }

  /** Hides it but keeps its space while the visitor is idle: otherwise the page would jump. */
  function follow(): void {
    if (isDismissed || !wasDismissed(key)) return
    adopt(bar, {content, classes: {...classes, 'announcement-bar__bar--gone': true}, attributes: {inert: ''}})
  }

  /** A button without a type would send a form around the bar. */
  function onClick(event: Event): void {
    if (!button.matches('a')) event.preventDefault()
    dismiss()
  }
  adopt(button, {attributes: {hidden: null}, on: {click: onClick}})
  if (!served) bar.append(button)
  adopt(bar, {content, classes})
  follow()
  // dismissed in another tab, or on the page from which the visitor returns
  document.addEventListener('visibilitychange', follow, {signal})
  if (!served) signal.addEventListener('abort', () => button.remove())
}

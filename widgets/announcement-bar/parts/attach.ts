import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'
import {texts} from '../strings.ts'
import {rememberDismissed, wasDismissed} from './memory.ts'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

/** Gives the focus to what follows an element that is about to go. */
function focusAfter(element: Element): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (one) =>
      element.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING &&
      one.checkVisibility({visibilityProperty: true}),
  )
  next?.focus({preventScroll: true})
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, {type: 'button', className: 'announcement-bar__dismiss', textContent: '×'})
  button.setAttribute('aria-label', texts('dismiss'))
  return button
}

/** The one that says so, else the only one that there is. */
function findButton(bar: HTMLElement): Element | null {
  const [only, other] = bar.querySelectorAll(
    'button:not([type=submit],form *,[data-vitrine] [data-vitrine] *)',
  )
  return bar.querySelector('[data-dismiss]') ?? (other ? null : (only ?? null))
}

/** Lets a bar be dismissed, by its own button or by ours. */
export function attach({element: bar, adopt, signal}: Widget<typeof definition>, key: string): void {
  const served = findButton(bar)
  const button = served ?? createButton()
  // what was rendered stays
  const {content} = adopt(bar)
  const classes = {'announcement-bar__bar': true}
  let isDismissed = false

  function dismiss(): void {
    isDismissed = true
    rememberDismissed(key)
    if (bar.contains(document.activeElement)) focusAfter(bar)
    adopt(bar, {content, classes, attributes: {hidden: ''}})
  }

  /** It keeps its room where the visitor does nothing at the moment: the page would jump. */
  function follow(): void {
    if (isDismissed || !wasDismissed(key)) return
    adopt(bar, {content, classes: {...classes, 'announcement-bar__bar--gone': true}, attributes: {inert: ''}})
  }

  adopt(button, {attributes: {hidden: null}, on: {click: dismiss}})
  if (!served) bar.append(button)
  adopt(bar, {content, classes})
  follow()
  // dismissed in another tab, or on the page that the visitor comes back from
  document.addEventListener('visibilitychange', follow, {signal})
  if (!served) signal.addEventListener('abort', () => button.remove())
}

import {warn} from '../../page/report.ts'
import {closeOnBack} from './back.ts'
import {returnFocus} from './return-focus.ts'
import {lockScroll} from './scroll-lock.ts'
import {whileShown} from './while-shown.ts'

export interface DialogOptions {
  /** Accessible name. */
  label: string
  /** Added to `vitrine-dialog`. */
  className: string
  /** The first element with `autofocus` gets the focus, else the first focusable one. */
  content?: readonly (Node | string)[]
  /** Its content belongs to a widget: no other widget is looked for in it. */
  isPart?: boolean
  /** A close button before the content. */
  closer?: {label: string; className: string}
  /**
   * Receives the focus afterwards, or if it takes none, the element that had it before. Determines the dialog's language
   * and direction. @default the focused element
   */
  opener?: Element | null
  /** Whether a click is outside the dialog. @default a click on its backdrop */
  isOutside?: (event: MouseEvent) => boolean
  /** Called before Escape (`cancel`) or a click outside closes it; false keeps it open. */
  mayClose?: (event: Event) => boolean
  /** Called when a visitor closes it; calls `close` now or a little later. @default now */
  leave?: (close: () => void) => void
  /** Back closes it instead of leaving the page; aborted when the page itself ends it. */
  back?: AbortSignal
  /** Called after it has closed because nothing of it can be seen: the press that opened it needs another answer. */
  onHidden?: () => void
  /** Called once, however it was closed; the focus has already returned. */
  onClose?: () => void
}

/** Signals that are aborted when a dialog closes, by the open dialog. */
export const lives = new WeakMap<Element, AbortSignal>()

export interface OpenDialog {
  element: HTMLDialogElement
  /** Removes the dialog; does nothing when it is already closed. */
  close: () => void
}

/** A click on the dialog's own padding has the same target as one on its backdrop. */
function isOnBackdrop({target, currentTarget, clientX, clientY}: MouseEvent): boolean {
  if (!(target instanceof Element) || target !== currentTarget) return false
  const {left, right, top, bottom} = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** As a child of the body, the dialog would not inherit the language and direction of its opener's surroundings. */
function speakLike(dialog: HTMLElement, opener: Element): void {
  dialog.dir = getComputedStyle(opener).direction
  const lang = opener.closest('[lang]')?.getAttribute('lang')
  if (lang) dialog.lang = lang
}

/**
 * Selecting text or dragging an input from inside to outside ends as a click outside: the press has to begin there,
 * too.
 */
function onClickOutside(
  dialog: HTMLElement,
  isOutside: (event: MouseEvent) => boolean,
  act: (event: Event) => void,
) {
  let beganOutside = false
  dialog.addEventListener('pointerdown', (event) => {
    beganOutside = isOutside(event)
  })
  dialog.addEventListener('click', (event) => {
    // the first click of a double click may have opened it
    if (beganOutside && event.detail < 2 && isOutside(event)) act(event)
    beganOutside = false
  })
}

function createCloser({label, className}: NonNullable<DialogOptions['closer']>, close: () => void) {
  const closer = document.createElement('button')
  Object.assign(closer, {
    type: 'button',
    className: `vitrine-close ${className}`,
    textContent: '×',
    onclick: close,
  })
  closer.setAttribute('aria-label', label)
  return closer
}

/**
 * Opens a modal dialog as a direct child of the body (contract: what other code watches). The page behind is inert
 * and does not scroll; Escape and a click outside close the dialog; the focus returns to its origin.
 */
export function openDialog(options: DialogOptions): OpenDialog {
  const {label, className, content = [], closer, mayClose = () => true, leave = (now) => now()} = options
  const {activeElement: before} = document
  const {opener = before} = options
  // its opener tells which widget's regions of the page apply
  const dialog = Object.assign(document.createElement('dialog'), {
    opener,
    className: `vitrine-dialog ${className}`,
  })
  dialog.setAttribute('aria-label', label)
  if (options.isPart) dialog.dataset.vitrine = ''
  if (opener) speakLike(dialog, opener)
  if (closer) dialog.append(createCloser(closer, () => leave(close)))
  dialog.append(...content)
  document.body.append(dialog)
  const unlock = lockScroll()

  const ended = new AbortController()
  function end(): void {
    if (ended.signal.aborted) return
    ended.abort()
    dialog.remove()
    unlock()
    returnFocus([opener, before])
    options.onClose?.()
  }
  function close(): void {
    // before `close()`, which would lay out the page to return the focus, as `end` does
    dialog.remove()
    dialog.close()
    end()
  }
  onClickOutside(dialog, options.isOutside ?? isOnBackdrop, (event) => mayClose(event) && leave(close))
  dialog.addEventListener('close', end)
  dialog.addEventListener('cancel', (event) => {
    // the event of a file field in the dialog bubbles
    if (event.target !== dialog) return
    // at once: `close` fires late, and the opener can be clicked again before
    const isMeant = mayClose(event)
    if (isMeant) leave(close)
    // the browser would not wait
    if (!ended.signal.aborted) event.preventDefault()
  })
  dialog.showModal()
  lives.set(dialog, ended.signal)
  function giveUp(): void {
    warn('dialog', 'was closed: styles of the page or of an extension hide it', dialog)
    close()
    options.onHidden?.()
  }
  whileShown(dialog, giveUp, ended.signal)
  if (options.back) closeOnBack(close, ended.signal, options.back)
  return {element: dialog, close}
}

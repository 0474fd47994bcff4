import {returnFocus} from './return-focus.ts'
import {lockScroll} from './scroll-lock.ts'

export interface DialogOptions {
  /** Accessible name. */
  label: string
  /** Beside `vitrine-dialog`. */
  className: string
  /** The first element with `autofocus` gets the focus, else the first that can have it. */
  content?: readonly (Node | string)[]
  /** A button before the content that closes it. */
  closer?: {label: string; className: string}
  /** Gets the focus back, and gives the dialog its language and direction. @default what has the focus */
  opener?: Element | null
  /** What is a click beside the dialog. @default one on its backdrop */
  isOutside?: (event: MouseEvent) => boolean
  /** Asked before Escape (`cancel`) or a click outside closes it; false keeps it open. */
  mayClose?: (event: Event) => boolean
  /** Called once, whatever closed it; the focus is back by then. */
  onClose?: () => void
}

export interface OpenDialog {
  element: HTMLDialogElement
  /** Leaves nothing on the page; does nothing when it is closed already. */
  close: () => void
}

/** A press on the dialog's own padding has the same target as one on its backdrop. */
function isOnBackdrop({target, currentTarget, clientX, clientY}: MouseEvent): boolean {
  if (!(target instanceof Element) || target !== currentTarget) return false
  const {left, right, top, bottom} = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** As a child of the body, it would have lost what its opener stood in. */
function speakLike(dialog: HTMLElement, opener: Element): void {
  dialog.dir = getComputedStyle(opener).direction
  const lang = opener.closest('[lang]')?.getAttribute('lang')
  if (lang) dialog.lang = lang
}

/** Text that is selected, or an input dragged, from inside to outside ends as a click outside: it has to begin there too. */
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
  Object.assign(closer, {type: 'button', className, textContent: '×', onclick: close})
  closer.setAttribute('aria-label', label)
  return closer
}

/**
 * Opens a modal dialog as a direct child of the body (contract: other people's code watches for it). The page behind
 * is inert and keeps still, Escape and a click outside close it, the focus goes back to where it came from.
 */
export function openDialog(options: DialogOptions): OpenDialog {
  const {label, className, content = [], closer, mayClose = () => true} = options
  const {opener = document.activeElement} = options
  // whose regions a page has written is known by what opened them
  const dialog = Object.assign(document.createElement('dialog'), {
    opener,
    className: `vitrine-dialog ${className}`,
  })
  dialog.setAttribute('aria-label', label)
  if (opener) speakLike(dialog, opener)
  if (closer) dialog.append(createCloser(closer, close))
  dialog.append(...content)
  document.body.append(dialog)
  const unlock = lockScroll()

  let isOpen = true
  function end(): void {
    if (!isOpen) return
    isOpen = false
    dialog.remove()
    unlock()
    if (opener instanceof HTMLElement || opener instanceof SVGElement) returnFocus(opener)
    options.onClose?.()
  }
  function close(): void {
    dialog.close()
    end()
  }
  onClickOutside(dialog, options.isOutside ?? isOnBackdrop, (event) => mayClose(event) && close())
  dialog.addEventListener('close', end)
  dialog.addEventListener('cancel', (event) => {
    // that of a file field in the dialog bubbles
    if (event.target !== dialog) return
    // at once: `close` comes late, and the opener can be pressed again before
    if (mayClose(event)) close()
    else event.preventDefault()
  })
  dialog.showModal()
  return {element: dialog, close}
}

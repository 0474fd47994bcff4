import {lives} from './open-dialog.ts'

/** Below the challenges of reCAPTCHA (2,000,000,000), hCaptcha and Turnstile (the largest number). */
const LAYER = '1999999999'

const BELOW = 'vitrine-dialog--below'

/** In place of `::backdrop`: clicks on it reach the dialog as clicks outside of it. */
function createBackdrop(dialog: HTMLElement): HTMLElement {
  const backdrop = document.createElement('div')
  const {background, backdropFilter} = getComputedStyle(dialog, '::backdrop')
  Object.assign(backdrop.style, {position: 'fixed', inset: '0', zIndex: LAYER, background, backdropFilter})
  const pass = (event: MouseEvent) =>
    dialog.dispatchEvent(new (event.type === 'click' ? MouseEvent : PointerEvent)(event.type, event))
  backdrop.addEventListener('pointerdown', pass)
  backdrop.addEventListener('click', pass)
  return backdrop
}

/** Closes and opens it in one task: the visitor sees no change, and the place and the scroll position stay. */
function reopen(dialog: HTMLDialogElement, focused: Element | null): void {
  const scrolled: [Element, number][] = []
  for (let at = focused; at && dialog.contains(at); at = at.parentElement) scrolled.push([at, at.scrollTop])
  // the dialog has not ended
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), {once: true, capture: true})
  dialog.close()
  dialog.show()
  for (const [element, top] of scrolled) if (top) element.scrollTop = top
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({preventScroll: true})
}

/** Escape, which browsers handle for modal dialogs only. */
function followEscape(dialog: HTMLDialogElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      const [last] = [...document.querySelectorAll(`.${BELOW}`)].slice(-1)
      if (dialog === last) dialog.dispatchEvent(new Event('cancel', {cancelable: true}))
    },
    {signal},
  )
}

/** What other code has added to the body over a dialog: providers show the same layer again for the next challenge. */
const layers = new WeakSet<Node>()

/** The rest of the page as it is now stays inert; layers that other code adds are free, also in later dialogs. */
function holdRest(dialog: Element, signal: AbortSignal): void {
  const rest = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== dialog &&
      !child.inert &&
      !layers.has(child) &&
      !child.matches(':modal'),
  )
  const observer = new MutationObserver((records) => {
    for (const {addedNodes} of records) for (const node of addedNodes) layers.add(node)
  })
  for (const element of rest) element.inert = true
  observer.observe(document.body, {childList: true})
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const element of rest) element.inert = false
  })
}

function putBelow(dialog: HTMLDialogElement): void {
  const signal = lives.get(dialog)
  if (!signal) return
  const backdrop = createBackdrop(dialog)
  holdRest(dialog, signal)
  reopen(dialog, document.activeElement)
  // the opening would be shown again
  Object.assign(dialog.style, {position: 'fixed', zIndex: LAYER, animation: 'none'})
  dialog.classList.add(BELOW)
  dialog.setAttribute('aria-modal', 'true')
  dialog.before(backdrop)
  followEscape(dialog, signal)
  signal.addEventListener('abort', () => backdrop.remove())
}

/**
 * Takes the open dialogs out of the top layer: a provider puts the challenge of a captcha into the body, where a modal
 * dialog would cover it and make it inert. To the visitor they stay modal.
 */
export function giveWay(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('.vitrine-dialog:modal')) putBelow(dialog)
}

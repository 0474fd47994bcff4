/** Milliseconds that an offer to undo stays. */
export const UNDO_TIME = 8000

interface UndoOffer {
  /** What has happened. */
  text: string
  /** Label of the button. */
  label: string
  undo: () => void
  /** Milliseconds. @default eight seconds */
  time?: number
  /** Called when the offer is over, however it ended, except with the page. */
  onEnd?: () => void
  /** Where the focus goes when the notice ends while it has the focus; the notice follows it in the tab order. */
  next: () => HTMLElement | null
}

export interface UndoNotice {
  focus: () => void
  /** Ends the offer early. */
  end: () => void
}

export interface UndoNotices {
  offer: (offer: UndoOffer) => UndoNotice
}

/** A visitor who uses the keyboard, and has just reached the button, keeps it until they leave it. */
const isInUse = (button: Element): boolean =>
  button === document.activeElement && button.matches(':focus-visible')

let count = 0

/** One row: what has happened, and the button. */
function createRow({text, label}: UndoOffer) {
  const [row, words, button] = [
    document.createElement('div'),
    document.createElement('p'),
    document.createElement('button'),
  ]
  row.className = 'vitrine-undo__row'
  Object.assign(words, {className: 'vitrine-undo__text', textContent: text, id: `vitrine-undo-${++count}`})
  words.dir = 'auto'
  Object.assign(button, {className: 'vitrine-undo__button', type: 'button', textContent: label})
  button.setAttribute('aria-describedby', words.id)
  row.append(words, button)
  return {row, button}
}

/**
 * Offers to undo what the visitor has done, each for eight seconds, in the top layer: nothing moves. The caller
 * announces it.
 */
export function createUndoNotices(place: HTMLElement, signal: AbortSignal): UndoNotices {
  const box = document.createElement('div')
  box.className = place.closest('dialog') ? 'vitrine-undo vitrine-undo--dialog' : 'vitrine-undo'
  box.setAttribute('popover', 'manual')

  function show(source: HTMLElement | null): void {
    if (!box.isConnected) place.append(box)
    // the source gives it its place in the tab order
    if (box.showPopover && !box.matches(':popover-open')) box.showPopover(source ? {source} : {})
  }

  function offer(options: UndoOffer): UndoNotice {
    const {undo, next, time = UNDO_TIME, onEnd} = options
    const {row, button} = createRow(options)
    const controller = new AbortController()
    function end(): void {
      if (controller.signal.aborted) return
      if (!signal.aborted) onEnd?.()
      controller.abort()
      clearTimeout(timer)
      const hadFocus = row.contains(document.activeElement)
      row.remove()
      if (!box.childElementCount) box.remove()
      if (hadFocus) next()?.focus({preventScroll: true})
    }
    const timer = setTimeout(() => {
      if (isInUse(button)) button.addEventListener('blur', end, controller)
      else end()
    }, time)
    button.addEventListener(
      'click',
      () => {
        end()
        undo()
      },
      controller,
    )
    row.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // the dialog around it stays open
        event.preventDefault()
        event.stopPropagation()
        end()
      },
      controller,
    )
    signal.addEventListener('abort', end, controller)
    box.append(row)
    show(next())
    return {focus: () => button.focus({preventScroll: true}), end}
  }
  return {offer}
}

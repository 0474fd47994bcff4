import type {Control} from './items.ts'

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Text that was typed before the code had loaded. */
const isTyped = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue

/**
 * Calls `leave` with a control that the visitor has changed and left. An error line moves what is below it: if a press
 * has taken the focus away, it comes after the click, which would otherwise miss its target. Another window is no place
 * to go: the visitor returns to the same field.
 */
export function followLeaving(
  root: Element,
  leave: (control: Control, next: Element | null) => void,
  signal: AbortSignal,
): void {
  const touched = new Set<EventTarget | null>()
  let isPressed = false
  let waiting: Control | null = null
  function end(): void {
    const control = waiting
    if (isPressed || !control || signal.aborted) return
    waiting = null
    leave(control, document.activeElement)
  }
  function press({type}: Event): void {
    isPressed = type === 'pointerdown'
    // after the click
    setTimeout(end)
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, press, {capture: true, signal})
  root.addEventListener('input', ({target}) => touched.add(target), {signal})
  root.addEventListener(
    'focusout',
    ({target}) => {
      if (!isControl(target) || !document.hasFocus() || !(touched.has(target) || isTyped(target))) return
      waiting = target
      setTimeout(end)
    },
    {signal},
  )
}

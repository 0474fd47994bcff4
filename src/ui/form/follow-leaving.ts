import type {Control} from './items.ts'

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Text that was typed before the code had loaded. */
const isTyped = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue

/**
 * Calls `leave` with a control that the visitor has changed and left, perhaps before this code had loaded. An error line
 * moves what is below it: if a press has taken the focus away, it comes after the click, which would otherwise miss its
 * target. Another window is no place to go: the visitor returns to the same field.
 */
export function followLeaving(
  root: Element,
  leave: (control: Control, next: Element | null) => void,
  signal: AbortSignal,
): void {
  const touched = new Set<EventTarget | null>()
  // by a pointer, or in Firefox by the space bar
  let isPressed = root.matches(':active')
  const {activeElement: focused} = document
  const typed = root.contains(focused) ? [...root.querySelectorAll('input,textarea')] : []
  const waiting = typed.filter(isControl).filter((control) => control !== focused && isTyped(control))
  function end(): void {
    if (isPressed || signal.aborted) return
    for (const control of waiting.splice(0)) leave(control, document.activeElement)
  }
  setTimeout(end)
  function press({type}: Event): void {
    isPressed = type === 'pointerdown'
    // after the click
    setTimeout(end)
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, press, {capture: true, signal})
  root.addEventListener('input', ({target}) => touched.add(target), {signal})
  root.addEventListener(
    'focusout',
    ({target}) => {
      if (!isControl(target) || !document.hasFocus() || !(touched.has(target) || isTyped(target))) return
      waiting.push(target)
      setTimeout(end)
    },
    {signal},
  )
}

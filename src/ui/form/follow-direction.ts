/** Controls for text in any language. Addresses, passwords and numbers keep the direction of the page. */
const TEXTUAL = 'textarea, input:is([type=text], [type=search], :not([type])):not([inputmode])'

type Control = HTMLInputElement | HTMLTextAreaElement

const isTextual = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(TEXTUAL)

/**
 * Turns a control to the direction of what the visitor types. Browsers treat an empty `dir="auto"` as left to right, so
 * empty controls keep the direction of the page, and so does a placeholder.
 */
export function followDirection(root: Element, signal: AbortSignal): void {
  const turned = new Set<Control>()
  function follow(control: Control): void {
    // an author's own direction stays
    if (control.hasAttribute('dir') && !turned.has(control)) return
    if (control.value) {
      control.dir = 'auto'
      turned.add(control)
    } else control.removeAttribute('dir')
  }
  for (const control of root.querySelectorAll<Control>(TEXTUAL)) follow(control)
  root.addEventListener('input', ({target}) => isTextual(target) && follow(target), {signal})
  signal.addEventListener('abort', () => {
    for (const control of turned) control.removeAttribute('dir')
  })
}

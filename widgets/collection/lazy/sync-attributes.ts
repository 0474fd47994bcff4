import {STATE} from '../../../src/contract/attributes.ts'

/** What the visitor has opened stays open, and what other code writes stays. */
const KEPT = new Set(['open', 'style', 'aria-busy', STATE])

/** The attributes of the server's element, and what they mean for a field that the visitor has changed. */
export function syncAttributes(live: Element, next: Element): void {
  for (const name of live.getAttributeNames())
    if (!next.hasAttribute(name) && !KEPT.has(name)) live.removeAttribute(name)
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? ''
    if (live.getAttribute(name) !== value && !KEPT.has(name)) live.setAttribute(name, value)
  }
}

const isTyping = (live: Element): boolean =>
  live === document.activeElement && !live.matches('[type=checkbox],[type=radio]')

/** Sets a field to what the server says of it. A text that the visitor types stays. */
export function syncField(live: Element, next: Element): void {
  if (live instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    live.checked = next.defaultChecked
    if (!isTyping(live) && live.value !== next.defaultValue) live.value = next.defaultValue
  } else if (live instanceof HTMLTextAreaElement && next instanceof HTMLTextAreaElement) {
    if (!isTyping(live)) live.value = next.defaultValue
  } else if (live instanceof HTMLOptionElement && next instanceof HTMLOptionElement) {
    live.selected = next.defaultSelected
  }
}

import {takeLastWay} from '../../../src/ui/last-way/last-way.ts'
import type {Parts} from './read-parts.ts'
import {submits} from './use-button.ts'

/** Where what a press takes cannot be fetched: the form posts, else the words stand below the button. Returns what takes them away. */
export function goWithout(parts: Parts, offline: string): () => void {
  const {form, button} = parts
  const words = takeLastWay(submits(parts) ? form : null, offline, button)
  if (!words) return () => {}
  const line = document.createElement('p')
  line.role = 'alert'
  line.className = 'add-to-cart__message'
  line.textContent = words
  button.after(line)
  return () => line.remove()
}

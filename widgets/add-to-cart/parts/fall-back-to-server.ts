import {fallBackToForm} from '../../../src/ui/native-fallback/native-fallback.ts'
import type {Parts} from './read-parts.ts'
import {submits} from './use-button.ts'

/**
 * The fallback if the code for a click cannot be fetched: the form posts, or the text is shown below the button.
 * Returns a function that removes the text.
 */
export function fallBackToServer(parts: Parts, offline: string): () => void {
  const {form, button} = parts
  const words = fallBackToForm(submits(parts) ? form : null, offline, button)
  if (!words) return () => {}
  const line = document.createElement('p')
  line.role = 'alert'
  line.className = 'add-to-cart__message'
  line.textContent = words
  button.after(line)
  return () => line.remove()
}

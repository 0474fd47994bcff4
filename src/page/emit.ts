import type {OwnEvents} from '../contract/events.ts'
import {safeDocument} from './safe-document.ts'

/**
 * Dispatches `vitrine:<name>` from `target`, or from the document if the target is not in the page. Returns false when
 * a listener cancelled the event.
 */
export function emit<K extends keyof OwnEvents>(
  name: K,
  detail: OwnEvents[K],
  target: EventTarget = safeDocument,
  cancelable = false,
): boolean {
  const from = (target as Node).isConnected ? target : safeDocument
  return from.dispatchEvent(new CustomEvent(`vitrine:${name}`, {bubbles: true, cancelable, detail}))
}

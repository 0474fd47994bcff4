import type {OwnEvents} from '../contract/events.ts'
import {safeDocument} from './safe-document.ts'

/**
 * Dispatches `vitrine:<name>` from `target`, or from the document where the target is not in the page.
 * False when a listener has cancelled it.
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

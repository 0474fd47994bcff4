import {emit} from './emit.ts'
import {page} from './page.ts'

/**
 * The one way in which a failure leaves us: a cancelable `vitrine:error` from the element, then a console line.
 * A page that cancels the event keeps its console clean.
 */
export function report(widget: string, error: unknown, target?: EventTarget): void {
  const isOpen = emit('error', {widget, error}, target, true)
  // biome-ignore lint/suspicious/noConsole: this is the reporter
  if (isOpen) console.error(`[vitrine] ${widget}:`, error)
}

/** A mistake in the page that a default could mend: one console line with the element to look at. */
export function warn(widget: string, problem: string, element?: Element): void {
  // biome-ignore lint/suspicious/noConsole: this is the reporter
  console.warn(`[vitrine] ${widget}: ${problem}`, element ?? '')
  page().overlay?.warned(widget, problem, element)
}

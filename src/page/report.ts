import {emit} from './emit.ts'
import {page} from './page.ts'

/**
 * The only way in which we report a failure: a cancelable `vitrine:error` from the element, then a console line. A page
 * that cancels the event keeps its console clean.
 */
export function report(widget: string, error: unknown, target?: EventTarget): void {
  const isOpen = emit('error', {widget, error}, target, true)
  // biome-ignore lint/suspicious/noConsole: this is the reporter
  if (isOpen) console.error(`[vitrine] ${widget}:`, error, ...(target ? [target] : []))
}

/** Warns about a mistake in the page that a default could repair: one console line with the element. */
export function warn(widget: string, problem: string, element?: Element): void {
  // biome-ignore lint/suspicious/noConsole: this is the reporter
  console.warn(`[vitrine] ${widget}: ${problem}`, element ?? '')
  page().overlay?.warned(widget, problem, element)
}

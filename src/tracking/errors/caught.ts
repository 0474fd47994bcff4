import {isRecord} from '../../lib/is-record.ts'

/** Where an error was caught: by the window, as an unhandled rejection, in a widget, or reported by Vitrine itself. */
type ErrorSource = 'error' | 'unhandledrejection' | 'boundary' | 'report'

/** An error as it was caught, not read yet: reading it can throw. */
export interface Caught {
  source: ErrorSource
  /** The thrown value. */
  error: unknown
  /** As the browser reports it, if it does. */
  file?: string
  line?: number
  column?: number
}

/** Null for events that are not errors, and for errors of the tracking itself. */
export function readCaught(event: Event): Caught | null {
  const {target, type} = event
  // other scripts can dispatch events of these names
  const {error, reason, message, filename, lineno, colno, detail} = Object(event)
  if (type === 'unhandledrejection') return {source: type, error: reason}
  if (target instanceof HTMLScriptElement)
    return {source: 'error', error: new URIError('script cannot be loaded'), file: target.src}
  if (type === 'error')
    return {source: type, error: error ?? message, file: filename, line: lineno, column: colno}
  if (!isRecord(detail) || detail.widget === 'tracking') return null
  return {source: target === document ? 'report' : 'boundary', error: detail.error}
}

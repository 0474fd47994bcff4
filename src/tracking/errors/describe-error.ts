import {cutText} from '../../lib/cut-text.ts'
import {LONGEST_MESSAGE, LONGEST_STACK} from '../assumptions.ts'

export interface Described {
  message: string
  stack: string
}

/** Maximum number of reported causes and parts: a cause can refer to itself. */
const MOST_RELATED = 5

/** A thrown value may throw again when it is read. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

const read = (thrown: unknown, key: string): unknown =>
  attempt(() => Reflect.get(Object(thrown), key), undefined)

/** The text of any value, also of one that is not an error. */
function messageOf(thrown: unknown): string {
  const message = read(thrown, 'message')
  if (typeof message !== 'string') return attempt(() => String(thrown), 'what was thrown cannot be read')
  const name = read(thrown, 'name')
  return typeof name === 'string' && name ? `${name}: ${message}` : message
}

/** The chain of causes of an error, or the errors of an AggregateError. */
function relatedTo(thrown: unknown): unknown[] {
  const errors = read(thrown, 'errors')
  const all = attempt(() => (Array.isArray(errors) ? errors.slice(0, MOST_RELATED) : []), [])
  for (
    let cause = read(thrown, 'cause');
    cause !== undefined && all.length < MOST_RELATED;
    cause = read(cause, 'cause')
  )
    all.push(cause)
  return all
}

export function describeError(thrown: unknown): Described {
  const stack = read(thrown, 'stack')
  const message = [thrown, ...relatedTo(thrown)].map(messageOf).join(' ← ')
  return {
    message: cutText(message, LONGEST_MESSAGE),
    stack: cutText(typeof stack === 'string' ? stack : '', LONGEST_STACK),
  }
}

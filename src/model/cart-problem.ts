import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toQuantity} from './cart-amounts.ts'

/** A part of a request that a shop did not do, although it replied. */
export interface CartProblem {
  /** The shop's own code, such as `not-enough-stock`. */
  code: string
  /** The shop's text for the visitor; empty if it sent none. */
  message: string
  /** The affected line of the cart; null for the whole cart. */
  entryId: string | null
  /** The requested quantity; null if the problem is not about a quantity. */
  wanted: number | null
  /** The accepted quantity; 0 for none. */
  taken: number | null
}

/** A problem without code and message carries no information, and is left out. */
function parseProblem(value: unknown): CartProblem[] {
  if (!isRecord(value)) return []
  const code = textOrNull(value.code)
  const message = textOrNull(value.message)
  if (!code && !message) return []
  return [
    {
      code: code ?? 'unknown',
      message: message ?? '',
      entryId: textOrNull(value.entryId),
      wanted: toQuantity(value.wanted, null),
      taken: toQuantity(value.taken, null),
    },
  ]
}

export const parseProblems = (value: unknown): CartProblem[] =>
  Array.isArray(value) ? value.flatMap(parseProblem) : []

import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toQuantity} from './cart-amounts.ts'

/** What a shop did not do of what was asked, although it has answered. */
export interface CartProblem {
  /** The shop's own word for it, such as `not-enough-stock`. */
  code: string
  /** What the visitor reads, in the shop's words; empty where it has none. */
  message: string
  /** The line of the cart that it is about; null for the whole cart. */
  entryId: string | null
  /** The quantity that was asked for; null where it is not about a quantity. */
  wanted: number | null
  /** The quantity of it that the shop has taken; 0 for none. */
  taken: number | null
}

/** A problem without code and message says nothing, and is left out. */
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

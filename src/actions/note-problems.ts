import type {Cart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import type {LineProblem} from '../page/store/types.ts'
import {noteProblem} from './edits.ts'

export const quantityOf = ({entries}: Cart, id: string): number =>
  entries.find((entry) => entry.id === id)?.quantity ?? 0

/** The reply's problem with a change of a line. */
export function readProblem(
  {cart, problems}: CartReply,
  id: string,
  wanted: number,
): LineProblem | undefined {
  const found = problems.filter(({entryId}) => entryId === null || entryId === id)
  if (!found.length) return undefined
  const message = found
    .map((problem) => problem.message)
    .filter(Boolean)
    .join(' ')
  return {wanted, message, taken: quantityOf(cart, id)}
}

/** Shows problems of other lines at those lines, as long as they exist. */
export function noteProblems({cart, problems}: Pick<CartReply, 'cart' | 'problems'>, but?: string): void {
  for (const {entryId, wanted, message} of problems) {
    const taken = entryId !== null && entryId !== but && quantityOf(cart, entryId)
    if (entryId && taken) noteProblem(entryId, {wanted: wanted ?? taken, message, taken})
  }
}

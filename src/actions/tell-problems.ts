import type {CartReply} from '../model/cart-reply.ts'
import {emit} from '../page/emit.ts'

/** Announces to the page what the shop did not do. */
export function tellProblems({cart, problems}: Pick<CartReply, 'cart' | 'problems'>): void {
  for (const problem of problems) emit('backend-problem', {...problem, cart})
}

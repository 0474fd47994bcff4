import type {CartReply} from '../model/cart-reply.ts'
import {emit} from '../page/emit.ts'

/** Tells the page what the shop did not do of what was asked. */
export function tellProblems({cart, problems}: Pick<CartReply, 'cart' | 'problems'>): void {
  for (const problem of problems) emit('backend-problem', {...problem, cart})
}

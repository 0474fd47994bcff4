import {keepTurn} from '../api/cart/keep-turn.ts'
import {isPlatform} from '../page/page.ts'
import {apiOrigin} from '../page/site/api-origin.ts'
import {store} from '../page/store/store.ts'

/** The visitor is about to add: if that may begin the cart, the call need not wait for its turn then. */
export function expectAddition(): void {
  if (isPlatform() && !store.getState().cart?.id) keepTurn(apiOrigin())
}

import {showBusy} from '../src/page/show-busy.ts'
import type {Keeper} from './claim.ts'
import type {Action} from './early.ts'

/**
 * The parts of a product and of a cart that change a quantity by one, which Shopify's themes name, and buttons for the
 * values of an option.
 */
const STEP = '[data-quantity-step],[data-value],[data-cart=more],[data-cart=less],[name=plus],[name=minus]'

/** Keeps an action and drops an earlier one, but no step of a quantity and no choice. The pressed element is busy until the action is done. */
export function keep(keeper: Keeper, {pressed, act}: Action): void {
  keeper.endBusy?.()
  keeper.endBusy = pressed ? showBusy(pressed) : undefined
  if (pressed?.matches(STEP)) keeper.steps = [...(keeper.steps ?? []), act]
  else keeper.early = act
}

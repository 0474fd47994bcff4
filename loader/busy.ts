import {showBusy} from '../src/page/show-busy.ts'
import type {ActionHolder} from './claim.ts'
import type {Action} from './early.ts'

/**
 * The parts of a product and of a cart that change a quantity by one, which Shopify's themes name, and buttons that say
 * which value of an option they are for. A button with nothing but its text counts as any other.
 */
const STEP = '[data-value],[data-cart=more],[data-cart=less],[name=minus],[name=plus],[data-quantity-step]'

/** Keeps an action and drops an earlier one, but no step of a quantity and no choice. The pressed element is busy until the action is done. */
export function keepAction(holder: ActionHolder, {pressed, act}: Action): void {
  holder.endBusy?.()
  holder.endBusy = pressed ? showBusy(pressed) : undefined
  if (pressed?.matches(STEP)) holder.steps = [...(holder.steps ?? []), act]
  else holder.early = act
}

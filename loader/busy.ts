import {showBusy} from '../src/page/show-busy.ts'
import type {Keeper} from './claim.ts'
import type {Action} from './early.ts'

/** Keeps an action and drops an earlier one. The pressed element is busy until the action is done. */
export function keep(keeper: Keeper, {pressed, act}: Action): void {
  keeper.endBusy?.()
  keeper.endBusy = pressed ? showBusy(pressed) : undefined
  keeper.early = act
}

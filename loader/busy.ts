import {showBusy} from '../src/page/show-busy.ts'
import type {Keeper} from './claim.ts'
import type {Action} from './early.ts'

/** Keeps an action in place of an earlier one; until it is done, what was pressed for it is busy. */
export function keep(keeper: Keeper, {pressed, act}: Action): void {
  keeper.endBusy?.()
  keeper.endBusy = pressed ? showBusy(pressed) : undefined
  keeper.early = act
}

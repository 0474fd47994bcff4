import {showBusy} from '../src/page/show-busy.ts'
import type {Claim} from './claim.ts'
import type {Action} from './early.ts'

/** What keeps an action until it can be done: a claim, or what stands for one that is not known yet. */
export type Keeper = Pick<Claim, 'early' | 'endBusy'>

/** Keeps an action in place of an earlier one; until it is done, what was pressed for it is busy. */
export function keep(keeper: Keeper, {pressed, act}: Action): void {
  keeper.endBusy?.()
  keeper.endBusy = pressed ? showBusy(pressed) : undefined
  keeper.early = act
}

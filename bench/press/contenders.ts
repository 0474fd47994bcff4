import {type Act, acts} from './acts.ts'
import {type Conditions, describeConditions} from './conditions.ts'
import {PEERS, type Peer} from './peers.ts'

export interface Contender {
  name: string
  act: Act
  conditions: Conditions
  /** What does the act in Vitrine's place, on the same page without it. */
  by?: 'hand' | Peer
}

/** In its own words, for a table below the act. */
export const describeBy = (by: 'hand' | Peer): string => (by === 'hand' ? 'by hand' : by.name)

/** All who do the act: Vitrine first, because a page by hand puts in what Vitrine has put in. */
function contendersOf(act: Act, conditions: Conditions): Contender[] {
  // the first act has no Vitrine in it
  const others = act === acts[0] ? [] : (['hand', ...PEERS.filter((peer) => peer.act === act.name)] as const)
  const name = `${act.name}, ${describeConditions(conditions)}`
  return [
    {name, act, conditions},
    ...others.map((by) => ({name: `${name}, ${describeBy(by)}`, act, conditions, by})),
  ]
}

export const createContenders = (all: readonly Conditions[]): Contender[] =>
  all.flatMap((conditions) => acts.flatMap((act) => contendersOf(act, conditions)))

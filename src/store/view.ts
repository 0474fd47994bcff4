import type {State} from './types.ts'

const SEEN = ['synced', 'shown', 'texts'] as const

/** What all widgets of a kind show alike: made once for each change that is seen, not for each of them. */
export function createView<V>(create: (state: State) => V): (state: State) => V {
  let last: State | undefined
  let view: V
  return (state) => {
    if (SEEN.some((key) => last?.[key] !== state[key])) view = create(state)
    last = state
    return view
  }
}

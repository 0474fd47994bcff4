import type {State} from './types.ts'

/** What all widgets of a kind show alike: made once for each change, not for each of them. */
export function createView<V>(create: (state: State) => V): (state: State) => V {
  let last: State | undefined
  let view: V
  return (state) => {
    if (last?.synced !== state.synced || last.shown !== state.shown || last.texts !== state.texts)
      view = create(state)
    last = state
    return view
  }
}

import type {State} from './types.ts'

/** A view that all widgets of a kind share: computed once for each change, not for each widget. */
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

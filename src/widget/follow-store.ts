import {report} from '../page/report.ts'
import {store} from '../page/store/store.ts'
import type {State} from '../page/store/types.ts'

interface Group {
  updates: Set<(state: State) => void>
  end: () => void
}

/** What follows the store with the same selection: a thousand small widgets have one subscription. */
const groups = new Map<unknown, Group>()

function subscribe(select: unknown, update: (state: State) => void): () => void {
  let group = groups.get(select)
  if (!group) {
    const updates: Group['updates'] = new Set()
    const end = store.subscribe((state) => {
      for (const update of updates) update(state)
    })
    group = {updates, end}
    groups.set(select, group)
  }
  const {updates, end} = group
  updates.add(update)
  return () => {
    if (!updates.delete(update) || updates.size) return
    groups.delete(select)
    end()
  }
}

/**
 * For a widget that renders nothing and only keeps server HTML up to date. Calls `show` with what `select` picks from
 * the store: now, after each change, and once more when a promise that `show` returned resolves. Throws what the first
 * `show` throws; a later failure ends it and goes to `fail`. Returns the function that ends it.
 */
export function followStore<T>(
  select: (state: State) => T,
  show: (value: T) => Promise<void> | undefined,
  fail: (error: unknown) => void,
): () => void {
  let shown: T | undefined
  let isOver = false
  function tell(value: T): void {
    shown = value
    show(value)?.then(
      () => isOver || !Object.is(value, shown) || tell(value),
      (error) => report('cart', error),
    )
  }
  tell(select(store.getState()))
  const end = subscribe(select, (state) => {
    const value = select(state)
    if (Object.is(value, shown)) return
    try {
      tell(value)
    } catch (error) {
      stop()
      fail(error)
    }
  })
  function stop(): void {
    isOver = true
    end()
  }
  return stop
}

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

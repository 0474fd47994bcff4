import {KEY, readLocks} from '../../page/store/has-kept.ts'
import {store} from '../../page/store/store.ts'
import type {State} from '../../page/store/types.ts'
import {quantityOf} from '../note-problems.ts'
import {type PendingChanges, readPending, writePending} from './storage.ts'

/** The quantities that were sent for a line since its pending change began. */
const sent = new Map<string, number[]>()

/** Ids of the lines that this page keeps something of; what others keep is theirs. */
let mine = new Set<string>()

let isStarted = false
let isStored = false

const isPending = ({changes, restored}: PendingChanges): boolean =>
  changes.length > 0 || restored.some(({id}) => id === null)

function current({cart, edits, restored}: State): PendingChanges {
  const changes = Object.entries(edits.lines).map(([id, {quantity}]) => ({
    id,
    quantity,
    from: [...(cart ? [quantityOf(cart, id)] : []), ...(sent.get(id) ?? [])],
  }))
  const isThere = (id: string | null) => id === null || !cart || quantityOf(cart, id) > 0
  return {cart: cart?.id ?? null, changes, restored: restored.filter(({id}) => isThere(id))}
}

let release: (() => void) | undefined

/** As long as a change is pending, no other page takes it over. */
function hold(isHeld: boolean): void {
  if (!isHeld) {
    release?.()
    release = undefined
  } else if (!release) {
    const end = new Promise<void>((resolve) => {
      release = resolve
    })
    readLocks()
      ?.request(KEY, {mode: 'shared'}, () => end)
      .catch(() => {})
  }
}

function keep(state: State): void {
  const pending = current(state)
  const ids = [...pending.changes.map(({id}) => id), ...pending.restored.map(({entry}) => entry.id)]
  if (!ids.length && !mine.size) return
  const stored = readPending()
  const isOthers = (id: string) => stored.cart === pending.cart && !mine.has(id) && !ids.includes(id)
  isStored = writePending({
    cart: pending.cart,
    changes: [...stored.changes.filter(({id}) => isOthers(id)), ...pending.changes],
    restored: [...stored.restored.filter(({entry}) => isOthers(entry.id)), ...pending.restored],
  })
  mine = new Set(ids)
  hold(isPending(pending))
}

/** Whether another page has sent, or is sending, what is pending on this one. */
function isTakenOver(): boolean {
  const pending = current(store.getState())
  const {changes, restored} = readPending()
  const ids = new Set([...changes.map(({id}) => id), ...restored.map(({entry}) => entry.id)])
  return (
    isStored && [...pending.changes, ...pending.restored.map(({entry}) => entry)].some(({id}) => !ids.has(id))
  )
}

/**
 * Keeps pending changes in storage from now on, so that the next page, or another tab, sends what this one cannot. A
 * page that comes back from the back-forward cache after that loads again.
 */
export function keepChanges(): void {
  if (isStarted) return
  isStarted = true
  store.subscribe((state, before) => {
    if (state.edits.lines !== before.edits.lines || state.restored !== before.restored) keep(state)
  })
  addEventListener('pagehide', () => hold(false))
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return
    if (isTakenOver()) location.reload()
    else hold(isPending(current(store.getState())))
  })
}

export const noteSent = (id: string, quantity: number): void =>
  void sent.set(id, [...(sent.get(id) ?? []), quantity])

export const forgetSent = (id: string): void => void sent.delete(id)

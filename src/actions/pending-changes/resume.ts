import type {CartEntry} from '../../model/cart-entry.ts'
import {isOfKey} from '../../model/item-key.ts'
import {report} from '../../page/report.ts'
import {KEY, readLocks} from '../../page/store/has-kept.ts'
import {store} from '../../page/store/store.ts'
import type {Restored} from '../../page/store/types.ts'
import {when} from '../../page/store/when.ts'
import {keyOfEntry} from '../add-again.ts'
import {changeLine, putBack} from '../edit-lines.ts'
import {setRestored} from '../edits.ts'
import {quantityOf} from '../note-problems.ts'
import {completeAdditions} from './complete-additions.ts'
import {keepChanges} from './keep-changes.ts'
import {type PendingChange, readPending, writePending} from './storage.ts'

/** Shows lines that an earlier page has put back in their places. */
export function showPlaces(): void {
  const known = new Set(store.getState().restored.map(({entry}) => entry.id))
  const places = readPending().restored.filter(({id, entry}) => id !== null && !known.has(entry.id))
  if (places.length) setRestored((all) => [...places, ...all])
}

function send({id, quantity, from}: PendingChange): void {
  const {cart, edits} = store.getState()
  const now = cart ? quantityOf(cart, id) : 0
  // the shop has it already, or the line was changed elsewhere
  if (edits.lines[id] || !now || now === quantity || !from.includes(now)) return
  void changeLine(id, quantity)
}

function add(line: Restored): void {
  const {entry, above, had, addId} = line
  const {cart} = store.getState()
  const isNew = ({id}: CartEntry) => !had.includes(id)
  const equal = cart?.entries.filter((other) => isOfKey(other, keyOfEntry(entry))) ?? []
  if (cart && quantityOf(cart, entry.id)) return
  // the earlier page could send it, but not wait for the reply
  const found = equal.find(isNew)
  if (found) {
    keepChanges()
    setRestored((all) => [...all, {...line, id: found.id}])
  } else putBack(entry, above, addId).catch((error) => report('cart', error))
}

function sendAll(): void {
  // another tab may have finished meanwhile
  showPlaces()
  const {cart, changes, restored} = readPending()
  const id = store.getState().cart?.id ?? null
  // what was meant for another cart was ordered with it, or not
  const isOver = cart !== id
  writePending({cart: id, changes: [], restored: isOver ? [] : restored.filter((line) => line.id !== null)})
  if (isOver) return
  for (const line of restored) if (line.id === null) add(line)
  for (const change of changes) send(change)
}

async function resume(): Promise<void> {
  await when(({cart}) => cart !== null)
  const locks = readLocks()
  if (locks) await locks.request(KEY, sendAll)
  else sendAll()
}

let run: Promise<void> | undefined

/**
 * Sends what earlier pages have kept, once no page that is open is about to. A page that is not seen yet sends
 * nothing.
 */
export async function sendKept(): Promise<void> {
  if (document.prerendering) return
  run ??= Promise.all([resume(), completeAdditions()])
    .then(() => {})
    .finally(() => {
      run = undefined
    })
  await run
}

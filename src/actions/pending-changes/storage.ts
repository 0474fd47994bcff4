import {asRecord} from '../../lib/as-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {toNumber} from '../../lib/to-number.ts'
import {parseCartEntry} from '../../model/cart-entry.ts'
import {tryStorage} from '../../page/storage.ts'
import {KEY} from '../../page/store/has-kept.ts'
import type {Restored} from '../../page/store/types.ts'

/** Milliseconds after which a change that no page could send is dropped: by then it would surprise. */
const LIFETIME = 86_400_000

/** A change of a line that the shop may not have yet. */
export interface PendingChange {
  /** The id of the line. */
  id: string
  /** What the visitor wants; 0 removes the line. */
  quantity: number
  /** What the line can have unless somebody else changes it. */
  from: readonly number[]
}

export interface PendingChanges {
  /** The id of the cart that all of it is for; null if the cart has none. */
  cart: string | null
  changes: readonly PendingChange[]
  /** Lines that were put back: those without an id are not in the shop yet, the others only have a place. */
  restored: readonly Restored[]
}

const NOTHING: PendingChanges = {cart: null, changes: [], restored: []}

const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string')

function readChange(value: unknown): PendingChange[] {
  const {id, quantity, from} = asRecord(value)
  const total = toNumber(quantity, -1)
  if (typeof id !== 'string' || total < 0) return []
  return [{id, quantity: total, from: listOf(from).map((quantity) => toNumber(quantity, -1))}]
}

function readRestored(value: unknown): Restored[] {
  const {entry: raw, above, had, id, addId} = asRecord(value)
  const entry = parseCartEntry(raw)
  if (!entry || typeof addId !== 'string') return []
  return [{entry, above: textsOf(above), had: textsOf(had), id: textOrNull(id), addId}]
}

export function readPending(): PendingChanges {
  const parsed = parseJson(tryStorage(() => localStorage.getItem(KEY)))
  const {cart, changes, restored, until} = asRecord(parsed.ok ? parsed.value : null)
  const left = toNumber(until, 0) - Date.now()
  // a wrong clock would keep it too long
  if (left <= 0 || left > LIFETIME) return NOTHING
  return {
    cart: textOrNull(cart),
    changes: listOf(changes).flatMap(readChange),
    restored: listOf(restored).flatMap(readRestored),
  }
}

/** What the visitor answered in a form stays only as long as the line has to be sent. */
const withStored = (line: Restored) => ({
  ...line,
  entry: line.id === null ? line.entry : {id: line.entry.id},
})

/** Returns whether the browser has stored it. */
export const writePending = ({cart, changes, restored}: PendingChanges): boolean =>
  tryStorage(() => {
    if (changes.length || restored.length)
      localStorage.setItem(
        KEY,
        toJson({cart, changes, restored: restored.map(withStored), until: Date.now() + LIFETIME}),
      )
    else localStorage.removeItem(KEY)
    return true
  }) ?? false

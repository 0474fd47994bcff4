import {asRecord} from '../lib/as-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toJson} from '../lib/to-json.ts'
import {toNumber} from '../lib/to-number.ts'
import {type CartEntry, parseCartEntry} from '../model/cart.ts'
import {tryStorage} from '../page/storage.ts'
import {REMOVED} from '../page/store/has-kept.ts'

/** A removed line that can be put back, on this page or the next one. */
export interface KeptRemoval {
  entry: CartEntry
  /** Ids of the lines above it. */
  above: readonly string[]
  /** The id of the cart that it was in. */
  cart: string | null
  /** Epoch milliseconds. */
  until: number
}

const readText = (): string | null => tryStorage(() => sessionStorage.getItem(REMOVED))

/** Cheap: most pages have none. */
export const hasRemovals = (): boolean => readText() !== null

function read(value: unknown): KeptRemoval[] {
  const {entry: raw, above, cart, until: end} = asRecord(value)
  const entry = parseCartEntry(raw)
  const until = toNumber(end, 0)
  if (!entry || until <= Date.now()) return []
  const ids = [above].flat().filter((id): id is string => typeof id === 'string')
  return [{entry, until, above: ids, cart: textOrNull(cart)}]
}

function readRemovals(): KeptRemoval[] {
  const parsed = parseJson(readText())
  return parsed.ok ? [parsed.value].flat().flatMap(read) : []
}

function writeRemovals(all: readonly KeptRemoval[]): void {
  tryStorage(() => {
    if (all.length) sessionStorage.setItem(REMOVED, toJson(all))
    else sessionStorage.removeItem(REMOVED)
  })
}

/**
 * Those that can still be undone: a cart that has been ordered takes nothing back, and some shops drop an empty cart. The
 * others are removed, with what the visitor answered in forms.
 */
export function currentRemovals(now: string | null): KeptRemoval[] {
  const removals = readRemovals().filter(({cart}) => !now || cart === now)
  writeRemovals(removals)
  return removals
}

export const keepRemoval = (removal: KeptRemoval): void => writeRemovals([...readRemovals(), removal])

/** Once it is undone, refused or over. */
export const forgetRemoval = (id: string): void =>
  writeRemovals(readRemovals().filter(({entry}) => entry.id !== id))

import {asRecord} from '../lib/as-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {toJson} from '../lib/to-json.ts'
import {toNumber} from '../lib/to-number.ts'
import {type CartEntry, parseCartEntry} from '../model/cart.ts'
import {toStored} from '../model/stored-entry.ts'
import {tryStorage} from '../page/try-storage.ts'

const KEY = 'vitrine-removed'

/** A removed line that can be put back, on this page or the next one. */
export interface KeptRemoval {
  entry: CartEntry
  /** Ids of the lines above it. */
  above: readonly string[]
  /** Epoch milliseconds. */
  until: number
}

const readText = (): string | null => tryStorage(() => sessionStorage.getItem(KEY))

/** Cheap: most pages have none. */
export const hasRemovals = (): boolean => readText() !== null

function read(value: unknown): KeptRemoval[] {
  const {entry: raw, above, until: end} = asRecord(value)
  const entry = parseCartEntry(raw)
  const until = toNumber(end, 0)
  if (!entry || until <= Date.now()) return []
  return [{entry, until, above: [above].flat().filter((id): id is string => typeof id === 'string')}]
}

function readRemovals(): KeptRemoval[] {
  const parsed = parseJson(readText())
  return parsed.ok ? [parsed.value].flat().flatMap(read) : []
}

function writeRemovals(all: readonly KeptRemoval[]): void {
  tryStorage(() => {
    if (all.length)
      sessionStorage.setItem(KEY, toJson(all.map((one) => ({...one, entry: toStored(one.entry)}))))
    else sessionStorage.removeItem(KEY)
  })
}

/** Those that can still be undone. The others are removed, with what the visitor answered in forms. */
export function currentRemovals(): KeptRemoval[] {
  const removals = readRemovals()
  writeRemovals(removals)
  return removals
}

export const keepRemoval = (removal: KeptRemoval): void => writeRemovals([...readRemovals(), removal])

/** Once it is undone, refused or over. */
export const forgetRemoval = (id: string): void =>
  writeRemovals(readRemovals().filter(({entry}) => entry.id !== id))

import {asRecord} from '../../../src/lib/as-record.ts'
import {listOf} from '../../../src/lib/list-of.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {createUuid} from '../../../src/lib/uuid.ts'
import {pushBelow} from '../../../src/ui/dialog/back.ts'
import {KEY} from '../parts/has-entry.ts'

/** What an entry of the history says about the list that it shows. */
export interface Entry {
  id: string
  /** The addresses whose items make up the list, in order. */
  parts: readonly string[]
  /** Where the focus was, as `findFocus` reads it. */
  focus: string | null
  /** The item at the top of the window, as `namePlace` reads it. */
  place: string | null
  /** How far the page was scrolled. */
  top: number
}

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** Null for an entry that is not from here. */
export function readEntry(state: unknown): Entry | null {
  const {id, parts, focus, place, top} = asRecord(asRecord(state)[KEY])
  const paths = listOf(parts).filter(isPath)
  const name = textOrNull(id)
  return name && paths.length
    ? {id: name, parts: paths, focus: textOrNull(focus), place: textOrNull(place), top: Number(top) || 0}
    : null
}

/** The entry of a list that was just shown. */
export const createEntry = (parts: readonly string[]): Entry => ({
  id: createUuid(),
  parts,
  focus: null,
  place: null,
  top: scrollY,
})

function write(method: 'pushState' | 'replaceState', state: object, address?: string): void {
  try {
    const url = address && location.origin + address
    if (method === 'pushState') pushBelow(state, url)
    else history.replaceState(state, '', url)
  } catch {
    // a document without its own address, or a limit of the browser
  }
}

/** Writes the entry: a new one with its path and query, or again into the current one. */
export function writeEntry(method: 'pushState' | 'replaceState', entry: Entry, address?: string): void {
  write(method, {...(method === 'replaceState' && asRecord(history.state)), [KEY]: entry}, address)
}

/** The current entry is that of the page again, at the address of what it shows. */
export function dropEntry(address: string): void {
  const {[KEY]: _, ...others} = asRecord(history.state)
  write('replaceState', others, address)
}

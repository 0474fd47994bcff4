import type {Claim} from '../../loader/claim.ts'
import {findUntouched, type Untouched} from './untouched.ts'

/** The notes on an element since the page began. */
export interface Note {
  /** Milliseconds since the page began; null if it is not mounted. */
  mountedAt: number | null
  /** Milliseconds that mounting it took. */
  took: number | null
  /** The values that the widget uses, by attribute. */
  props: Readonly<Record<string, unknown>>
  warnings: Set<string>
  errors: Set<string>
  /** The sum of the layout shift scores of elements that moved inside. */
  shift: number
}

export interface Notes {
  of: (element: Element) => Note
  /** Notes on everything outside the widgets. */
  page: Note
}

const createNote = (): Note => ({
  mountedAt: null,
  took: null,
  props: {},
  warnings: new Set(),
  errors: new Set(),
  shift: 0,
})

export function createNotes(): Notes {
  const notes = new WeakMap<Element, Note>()
  return {
    page: createNote(),
    of(element) {
      const note = notes.get(element) ?? createNote()
      notes.set(element, note)
      return note
    },
  }
}

/** The widget that a node belongs to: the nearest one around it, touched or not. */
export function ownerOf(claims: Untouched, node: unknown): Claim | null {
  let element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
  for (; element; element = element.parentElement) {
    const owner = claims.all.get(element) ?? findUntouched(claims, element)
    if (owner) return owner
  }
  return null
}

import type {CartEntry} from '../model/cart.ts'
import {store} from '../page/store/store.ts'
import type {PutBack} from '../page/store/types.ts'

type Undo = () => Promise<void>

/** Those of the removals that are not announced yet, by the id of the entry. */
const prepared = new Map<string, Undo>()

/** All lines that were there at a removal, in order: the place of a removed line among others that are gone. */
const order: string[] = []

/** The ids of the lines above. */
function readAbove(id: string): readonly string[] {
  const ids = store.getState().shown?.entries.map((entry) => entry.id) ?? []
  ids.forEach((other, index) => {
    if (!order.includes(other)) order.splice(order.indexOf(ids[index - 1] ?? '') + 1, 0, other)
  })
  return order.slice(0, order.indexOf(id))
}

function createUndo(entry: CartEntry, above: readonly string[], putBack: PutBack): Undo {
  let done: Promise<void> | undefined
  return () => {
    done ??= putBack(entry, above)
    return done
  }
}

/** For a removal by the visitor: `entry` is the line as they see it. The event of the removal has the same function. */
export function prepareUndo(entry: CartEntry, putBack: PutBack): {undo: Undo; above: readonly string[]} {
  const above = readAbove(entry.id)
  const undo = createUndo(entry, above, putBack)
  prepared.set(entry.id, undo)
  return {undo, above}
}

/** Puts the line back that is about to be removed, once however often it is called. */
export function undoOf(entry: CartEntry, putBack: PutBack): Undo {
  const undo = prepared.get(entry.id) ?? createUndo(entry, readAbove(entry.id), putBack)
  forgetUndo(entry.id)
  return undo
}

export const forgetUndo = (id: string): void => void prepared.delete(id)

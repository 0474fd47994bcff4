import type {State} from './types.ts'

/** The cart is what the server has said, and nothing is on its way to it. */
export const isSettled = ({edits, recalculating}: State): boolean =>
  !recalculating && !Object.keys(edits.lines).length

/** A change waits for a connection. */
export const isWaiting = ({edits}: State): boolean =>
  Object.values(edits.lines).some((edit) => edit.isWaiting)

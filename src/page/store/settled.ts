import type {State} from './types.ts'

/** The cart matches the server, and no change is pending. */
export const isSettled = ({edits, recalculating}: State): boolean =>
  !recalculating && !Object.keys(edits.lines).length

/** A change waits for a connection. */
export const isWaiting = ({edits}: State): boolean =>
  Object.values(edits.lines).some((edit) => edit.isWaiting)

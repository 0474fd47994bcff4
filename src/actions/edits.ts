import {provisionalCart} from '../model/provisional-cart.ts'
import {store} from '../page/store/store.ts'
import type {Edits, LineEdit, LineProblem, Restored} from '../page/store/types.ts'

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))

const put = (change: (edits: Edits) => Edits): void =>
  store.setState(({cart, edits, restored}) => {
    const changed = change(edits)
    return {edits: changed, shown: cart && provisionalCart(cart, changed.lines, restored)}
  })

/** Records the visitor's latest change, and forgets earlier problems. */
export const setEdit = (id: string, edit: LineEdit): void =>
  put(({lines}) => ({lines: {...lines, [id]: edit}, problems: {}}))

/** Ends the change: the server's value counts from now on, with the problem that it reported. */
export const endEdit = (id: string, problem?: LineProblem): void =>
  put(({lines, problems}) => ({
    lines: without(lines, id),
    problems: problem ? {...problems, [id]: problem} : without(problems, id),
  }))

/** A problem that the server reported about a line that the visitor was not changing. */
export const noteProblem = (id: string, problem: LineProblem): void =>
  put(({lines, problems}) => ({lines, problems: {...problems, [id]: problem}}))

/** Forgets all problems once the visitor does something else. */
export const forgetProblems = (): void => put(({lines}) => ({lines, problems: {}}))

/** Lays removed lines over the cart; the newest one of an id replaces the earlier ones. */
export const setRestored = (change: (restored: readonly Restored[]) => readonly Restored[]): void =>
  store.setState(({cart, edits, restored: before}) => {
    const restored = change(before)
    return {restored, shown: cart && provisionalCart(cart, edits.lines, restored)}
  })

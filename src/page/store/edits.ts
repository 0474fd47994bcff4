import {provisionalCart} from '../../model/provisional-cart.ts'
import {store} from './store.ts'
import type {Edits, LineEdit, LineProblem} from './types.ts'

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))

const put = (change: (edits: Edits) => Edits): void =>
  store.setState(({cart, edits}) => {
    const changed = change(edits)
    return {edits: changed, shown: cart && provisionalCart(cart, changed.lines)}
  })

/** The visitor's latest change. What went wrong before is over: the visitor has gone on. */
export const setEdit = (id: string, edit: LineEdit): void =>
  put(({lines}) => ({lines: {...lines, [id]: edit}, problems: {}}))

/** The server's word stands from now on, with what it said against the change. */
export const endEdit = (id: string, problem?: LineProblem): void =>
  put(({lines, problems}) => ({
    lines: without(lines, id),
    problems: problem ? {...problems, [id]: problem} : without(problems, id),
  }))

/** What the server has said of a line that the visitor was not changing. */
export const noteProblem = (id: string, problem: LineProblem): void =>
  put(({lines, problems}) => ({lines, problems: {...problems, [id]: problem}}))

/** The visitor has gone on to something else. */
export const forgetProblems = (): void => put(({lines}) => ({lines, problems: {}}))

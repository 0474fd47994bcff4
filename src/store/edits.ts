import {createStore} from 'zustand/vanilla'

/** What a visitor wants of a line, for as long as the server has not said it too. */
export interface LineEdit {
  /** 0 takes the line out. */
  quantity: number
  /** There is no connection: it is sent once there is. */
  isWaiting: boolean
}

/** Why a line is not as the visitor wanted it. */
export interface LineProblem {
  task: 'update' | 'remove'
  /** In the server's words, or ours. */
  message: string
}

export interface Edits {
  /** By id of the entry. */
  lines: Readonly<Record<string, LineEdit>>
  problems: Readonly<Record<string, LineProblem>>
}

/**
 * What lies over the cart of the store while a page shows it: the cart itself is only ever what the server has said, so
 * taking a change back is forgetting it.
 */
export const edits = createStore<Edits>(() => ({lines: {}, problems: {}}))

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))

/** The visitor's latest wish; what was wrong with the last one is forgotten. */
export const setEdit = (id: string, edit: LineEdit): void =>
  edits.setState(({lines, problems}) => ({lines: {...lines, [id]: edit}, problems: without(problems, id)}))

/** The server's word stands from now on, with what it said against the wish. */
export const endEdit = (id: string, problem?: LineProblem): void =>
  edits.setState(({lines, problems}) => ({
    lines: without(lines, id),
    problems: problem ? {...problems, [id]: problem} : without(problems, id),
  }))

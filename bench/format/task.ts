import {KINDS, type Kind, LOCALES} from './values.ts'

export interface Task {
  /** `warm`: a value, when everything is known; `first`: loading, making ready and the first value of a process. */
  work: 'warm' | 'first'
  kind: Kind
  locale: string
}

/** A task, and for how many milliseconds: what happens once takes as long as it takes. */
export interface Slice {
  task: Task
  ms: number
}

const works = ['warm', 'first'] as const

export const tasks: readonly Task[] = works.flatMap((work) =>
  LOCALES.flatMap((locale) => KINDS.map((kind) => ({work, kind, locale}))),
)

export const isSameTask = (one: Task, other: Task): boolean =>
  one.work === other.work && one.kind === other.kind && one.locale === other.locale

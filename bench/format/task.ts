import {KINDS, type Kind, LOCALES} from './values.ts'

export interface Task {
  /** `warm`: one value, after everything has loaded; `first`: loading, preparing and the first value of a process. */
  work: 'warm' | 'first'
  kind: Kind
  locale: string
}

/** A task and its duration in milliseconds; a task that runs once takes as long as it needs. */
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

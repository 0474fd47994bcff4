import {ratioOf} from '../ratio.ts'
import type {Series} from './collect.ts'
import type {Subject, Task} from './task.ts'

export interface Results {
  series: readonly Series[]
  /** UTF-8 bytes of a subject's page. */
  sizeOf: (subject: Subject) => number
}

/** A contender's samples by round; empty if it cannot perform the task, or was omitted. */
export const samplesOf = (
  series: readonly Series[],
  name: string,
  {work, of, count}: Task,
): readonly number[] =>
  series.find(
    ({name: other, task}) => other === name && task.work === work && task.of === of && task.count === count,
  )?.samples ?? []

/** The ratio of a work: of pages per second for rendering, otherwise of the cost. */
export const compareWork = (work: Task['work'], own: readonly number[], other: readonly number[]): number =>
  work === 'render' ? ratioOf(other, own) : ratioOf(own, other)

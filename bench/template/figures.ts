import {ratioOf} from '../ratio.ts'
import type {Series} from './collect.ts'
import type {Subject, Task} from './task.ts'

export interface Results {
  series: readonly Series[]
  /** UTF-8 bytes of a subject's page. */
  sizeOf: (subject: Subject) => number
}

/** A contender's samples by round; none where it cannot do the task, or was left out. */
export const samplesOf = (
  series: readonly Series[],
  name: string,
  {work, of, count}: Task,
): readonly number[] =>
  series.find(
    ({name: other, task}) => other === name && task.work === work && task.of === of && task.count === count,
  )?.samples ?? []

/** How many times as much of what is told of a work: pages a second for rendering, else what it takes. */
export const compareWork = (work: Task['work'], own: readonly number[], other: readonly number[]): number =>
  work === 'render' ? ratioOf(other, own) : ratioOf(own, other)

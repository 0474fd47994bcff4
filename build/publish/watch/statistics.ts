import {STEP} from './counts.ts'

/** How certain a comparison has to be. */
export interface Level {
  /** How often chance alone may exceed it, from 0 to 1. */
  chance: number
  /** The same in standard deviations, one-sided. */
  deviations: number
}

/** One comparison alone: 95 percent. */
export const LIKELY: Level = {chance: 0.05, deviations: 1.645}

/**
 * All comparisons of a roll-out together: one release in a hundred that is as good as the current one, divided by three
 * metrics, five groups (four engines, and their sum), and fifty looks.
 */
export const CERTAIN: Level = {chance: 0.01 / (3 * 5 * 50), deviations: 4.2}

/** Too small to change a sum. */
const NOTHING = 1e-15

/** The chance of `least` or more among `all`, each of which has the chance `part`: the upper end of the binomial. */
export function upperTail(least: number, all: number, part: number): number {
  if (least <= all * part) return 1
  let logarithm = (all - least) * Math.log(1 - part) + least * Math.log(part)
  for (let index = 1; index <= least; index++) logarithm += Math.log((all - least + index) / index)
  let term = Math.exp(logarithm)
  let sum = 0
  for (let count = least; count <= all && term > sum * NOTHING; count++) {
    sum += term
    term *= (((all - count) / (count + 1)) * part) / (1 - part)
  }
  return sum
}

/** Faults, and the pages among which they are. */
export interface Faults {
  faults: number
  pages: number
}

/**
 * Whether the next release has more faults than the current one and `budget` (faults for each page) explain. All faults
 * together are taken as given: without an excess, they divide like the pages (exact also for a few, where a normal
 * distribution sees certainty in chance).
 */
export const hasMoreFaults = (now: Faults, next: Faults, budget: number, level: Level): boolean =>
  upperTail(
    next.faults,
    next.faults + Math.ceil(now.faults + budget * now.pages),
    next.pages / (now.pages + next.pages),
  ) < level.chance

export const countOf = (interactions: readonly number[]): number =>
  interactions.reduce((sum, count) => sum + count, 0)

/** Milliseconds that `part` (0 to 1) of the interactions need at most; straight within a step. */
export function quantile(interactions: readonly number[], part: number): number {
  let left = part * countOf(interactions)
  for (const [index, count] of interactions.entries()) {
    if (count && left <= count) return (index + left / count) * STEP
    left -= count
  }
  return interactions.length * STEP
}

/** Milliseconds from the 75th percentile to the end of what these interactions make likely, below or above it. */
function uncertainty(interactions: readonly number[], {deviations}: Level, side: -1 | 1): number {
  const spread = deviations * Math.sqrt((0.75 * 0.25) / countOf(interactions))
  const end = quantile(interactions, Math.max(0, Math.min(1, 0.75 + side * spread)))
  return Math.abs(end - quantile(interactions, 0.75))
}

/** Whether the 75th percentile is more than `budget` milliseconds higher than the current one, which is uncertain, too. */
export function isSlower(
  now: readonly number[],
  next: readonly number[],
  budget: number,
  level: Level,
): boolean {
  const excess = quantile(next, 0.75) - quantile(now, 0.75)
  return excess - Math.hypot(uncertainty(next, level, -1), uncertainty(now, level, 1)) > budget
}

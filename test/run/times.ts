import type {Result} from './check.ts'
import type {TestTime} from './reports.ts'

/** Seconds of each check, by name. */
export type Times = Readonly<Record<string, number>>

const SLOWEST = 30
/** A check that takes this much more of the kept time than the others is named. */
const GROWTH = 1.2
/** Below these seconds, a difference is chance. */
const LEAST = 5

const seconds = (value: number): string => `${value.toFixed(1).padStart(8)} s`

export const timesOf = (results: readonly Result[]): Times =>
  Object.fromEntries(results.map(({name, seconds}) => [name, Math.round(seconds * 10) / 10]))

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 1

export const slowestOf = (results: readonly Result[]): TestTime[] =>
  results
    .flatMap(({tests = []}) => tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)

/**
 * The checks that have grown beside the kept times. On a machine that is slower altogether, all take longer: what counts is
 * what a check takes beyond the others.
 */
export function describeGrowth(results: readonly Result[], kept: Times): string[] {
  const compared = results.flatMap(({name, seconds, whyNot}) => {
    const before = kept[name]
    return before && before >= LEAST && !whyNot ? [{name, seconds, ratio: seconds / before, before}] : []
  })
  const speed = Math.max(1, median(compared.map(({ratio}) => ratio)))
  return compared
    .filter(({ratio}) => ratio > speed * GROWTH)
    .map(
      ({name, seconds, before}) =>
        `${name} took ${seconds.toFixed(0)} s; kept are ${before.toFixed(0)} s, here ${(before * speed).toFixed(0)} s`,
    )
}

/** Minutes by part, on one line; parts that run side by side count in full. */
export function describeParts(results: readonly Result[]): string {
  const minutes = new Map<string, number>()
  for (const {part, seconds} of results) minutes.set(part, (minutes.get(part) ?? 0) + seconds / 60)
  return [...minutes].map(([part, value]) => `${part} ${value.toFixed(1)}`).join(', ')
}

export const describeTimes = (results: readonly Result[]): string[] => [
  'Seconds of each check:',
  ...results.map(({name, seconds: value}) => `${seconds(value)}  ${name}`),
]

export const describeSlowest = (results: readonly Result[]): string[] => [
  `The ${SLOWEST} slowest tests:`,
  ...slowestOf(results).map(({test, seconds: value}) => `${seconds(value)}  ${test}`),
]

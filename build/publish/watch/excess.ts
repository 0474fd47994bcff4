import type {Counts} from './counts.ts'
import {
  CERTAIN,
  countOf,
  type Faults,
  hasMoreFaults,
  isSlower,
  type Level,
  LIKELY,
  quantile,
} from './statistics.ts'

/** How much worse than the current release the next one may be. */
const BUDGET = {
  /** Of the mounts that fail, and of the pages that miss a file. */
  rate: 0.001,
  /** Milliseconds of the 75th percentile of interaction to next paint. */
  p75: 8,
}

/** Fewer pages of a release say nothing about it. */
const FEWEST_PAGES = 20
/** Fewer interactions say nothing about their 75th percentile. */
const FEWEST_INTERACTIONS = 100
/** Fewer pages with a fault are chance: an extension, a lost connection. */
const FEWEST_FAULTS = 3

export interface Excess {
  /** The budget is exceeded as far as was measured. */
  isMeasured: boolean
  /** The release is worse, which cannot be chance, and it is likely to exceed the budget. */
  isCertain: boolean
  reason: string
}

const NONE: Excess = {isMeasured: false, isCertain: false, reason: ''}

const percent = (rate: number): string => `${(rate * 100).toFixed(2)}%`

const part = (count: number, all: number): number => (all ? count / all : 0)

/** Faults: `faults` of `all`, on as many pages as `hit` says. */
const FAULTS = [
  {what: 'mounts that fail', faults: 'errors', all: 'mounts', hit: 'failed'},
  {what: 'pages that miss a file', faults: 'missing', all: 'pages', hit: 'missing'},
] as const

/** Mounts of a page fail together, so pages are what chance divides. */
function excessOfRate({what, faults, all, hit}: (typeof FAULTS)[number], now: Counts, next: Counts): Excess {
  if (next[hit] < FEWEST_FAULTS) return NONE
  const rateOf = (counts: Counts) => part(counts[faults], counts[all])
  const pagesOf = (counts: Counts): Faults => ({faults: counts[hit], pages: counts.pages})
  const hasMore = (budget: number, level: Level) => hasMoreFaults(pagesOf(now), pagesOf(next), budget, level)
  const isMeasured = rateOf(next) - rateOf(now) > BUDGET.rate
  return {
    isMeasured,
    isCertain:
      isMeasured && hasMore(0, CERTAIN) && hasMore(BUDGET.rate * part(next[all], next.pages), LIKELY),
    reason: `${what}: ${percent(rateOf(next))} instead of ${percent(rateOf(now))}`,
  }
}

function excessOfP75({interactions: now}: Counts, {interactions: next}: Counts): Excess {
  if (Math.min(countOf(now), countOf(next)) < FEWEST_INTERACTIONS) return NONE
  const [before, after] = [quantile(now, 0.75), quantile(next, 0.75)]
  return {
    isMeasured: after - before > BUDGET.p75,
    isCertain: isSlower(now, next, 0, CERTAIN) && isSlower(now, next, BUDGET.p75, LIKELY),
    reason: `p75 of interactions: ${after.toFixed(0)} ms instead of ${before.toFixed(0)} ms`,
  }
}

/** None where one of the releases has hardly reported. */
export const findExcesses = (now: Counts, next: Counts): Excess[] =>
  Math.min(now.pages, next.pages) < FEWEST_PAGES
    ? []
    : [...FAULTS.map((kind) => excessOfRate(kind, now, next)), excessOfP75(now, next)]

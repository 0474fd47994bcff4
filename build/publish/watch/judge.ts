import {ENGINES, type EngineCounts, noCounts, sumCounts} from './counts.ts'
import {findExcesses} from './excess.ts'

export interface Judgement {
  verdict: 'promote' | 'withdraw' | 'wait'
  reason: string
}

/** A release, with what its pages have reported. */
export interface Reported {
  version: string
  engines: Readonly<EngineCounts>
}

/** A fault in one engine disappears among the others. */
const certainInEngines = (now: Reported, next: Reported): string[] =>
  ENGINES.flatMap((engine) =>
    findExcesses(now.engines[engine] ?? noCounts(), next.engines[engine] ?? noCounts())
      .filter(({isCertain}) => isCertain)
      .map(({reason}) => `${engine}: ${reason}`),
  )

const sumOf = ({engines}: Reported) => sumCounts(ENGINES.map((engine) => engines[engine] ?? noCounts()))

/**
 * Compares the reports of the next release with those of the current one. `fewest` is the number of pages of each release
 * that a promotion needs. An excess over the budget that may be chance waits for more pages.
 */
export function judge(now: Reported, next: Reported, fewest: number): Judgement {
  const [before, after] = [sumOf(now), sumOf(next)]
  const excesses = findExcesses(before, after)
  const certain = excesses.filter(({isCertain}) => isCertain).map(({reason}) => reason)
  const all = [...certain, ...certainInEngines(now, next)]
  if (all.length) return {verdict: 'withdraw', reason: all.join('; ')}
  const [{version}, {pages}] = before.pages < after.pages ? [now, before] : [next, after]
  if (pages < fewest)
    return {verdict: 'wait', reason: `${pages} of ${fewest} pages of ${version} have reported`}
  const measured = excesses.filter(({isMeasured}) => isMeasured).map(({reason}) => reason)
  return measured.length
    ? {verdict: 'wait', reason: `${measured.join('; ')}, which may be chance`}
    : {verdict: 'promote', reason: `${after.pages} pages are within the budget`}
}

import {isDeepStrictEqual} from 'node:util'
import {type Latest, moveLatest, readLatest} from '../move-latest.ts'
import type {Store} from '../store.ts'
import type {Releases} from './counts.ts'
import {type Judgement, judge} from './judge.ts'

/** Shares of the visitors, in percent, with the number of pages that have to report before the next step. */
const STEPS = [
  {share: 1, fewest: 100},
  {share: 10, fewest: 500},
] as const

interface Collector {
  /** The counts of what was received after a time, in epoch milliseconds. */
  read: (since: number) => Promise<Releases>
  now: () => number
}

export interface Look {
  /** `open`: a later look may change something. */
  outcome: 'open' | 'decided' | 'withdrawn'
  message: string
}

/** Carries a judgement out. */
async function move(
  store: Store,
  latest: Latest,
  next: NonNullable<Latest['next']>,
  {verdict, reason}: Judgement,
  now: number,
): Promise<Look> {
  const at = `${next.version} at ${next.share}%`
  if (verdict === 'wait') return {outcome: 'open', message: `${at} waits: ${reason}.`}
  // a person may have moved it while the collector answered
  if (!isDeepStrictEqual(await readLatest(store), latest))
    return {outcome: 'open', message: `${at} is not judged: latest/ has changed.`}
  if (verdict === 'withdraw') {
    await moveLatest(store, latest.version)
    return {outcome: 'withdrawn', message: `${at} is withdrawn: ${reason}.`}
  }
  const further = STEPS.find(({share}) => share > next.share)?.share
  await moveLatest(store, next.version, further, now)
  return {
    outcome: further === undefined ? 'decided' : 'open',
    message: `${at} is promoted to ${further ?? 100}%: ${reason}.`,
  }
}

/** Looks once at the release that is on its way, and promotes it to the next share or to all visitors, or withdraws it. */
export async function watchRelease(store: Store, {read, now}: Collector): Promise<Look> {
  const latest = await readLatest(store)
  const next = latest?.next
  if (!next)
    return {
      outcome: 'decided',
      message: `${store.name} has no release on its way to a share of the visitors.`,
    }
  const releases = await read(next.since ?? 0)
  const step = STEPS.findLast(({share}) => share <= next.share) ?? STEPS[0]
  const reportsOf = (version: string) => ({version, engines: releases.get(version) ?? {}})
  const judgement = judge(reportsOf(latest.version), reportsOf(next.version), step.fewest)
  return move(store, latest, next, judgement, now())
}

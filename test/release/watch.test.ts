import {beforeAll, describe, expect, it} from 'vitest'
import {moveLatest, readLatest} from '../../build/publish/move-latest.ts'
import {upload} from '../../build/publish/upload.ts'
import {createCounter} from '../../build/publish/watch/counts.ts'
import {watchRelease} from '../../build/publish/watch/watch-release.ts'
import {makeDist} from './make-dist.ts'
import {memoryStore} from './memory-store.ts'
import {type Fault, simulateVisitor} from './simulate-visitor.ts'
import {startRandom} from './start-random.ts'

const VISITORS = 30_000
/** Visitors between two looks. */
const BETWEEN = 500
const SEEDS = Array.from({length: 50}, (_, index) => index + 1)
const [OLD, NEW] = ['1.0.0', '1.1.0']

const uploaded = memoryStore()
beforeAll(async () => {
  for (const version of [OLD, NEW]) await upload(uploaded, await makeDist(version))
})

interface RollOut {
  /** What is wrong with both releases. */
  site: Fault
  /** What is wrong with the next release besides. */
  fault?: Fault
  visitors?: number
}

/** Rolls a release out among the visitors; returns the messages but those of waiting, and what `latest/` is then. */
async function rollOut(seed: number, {site, fault, visitors = VISITORS}: RollOut) {
  const store = memoryStore(uploaded.files)
  await moveLatest(store, OLD)
  await moveLatest(store, NEW, 1, 0)
  const random = startRandom(seed)
  const messages: string[] = []
  let latest = await readLatest(store)
  let counter = createCounter()
  for (let visitor = 1; visitor <= visitors && latest?.next; visitor++) {
    // the place of a visitor in the roll-out (build/publish/split-loader.ts)
    const hasNext = Math.floor(random() * 100) < latest.next.share
    for (const report of simulateVisitor(random, hasNext ? {...site, ...fault} : site))
      counter.add({version: hasNext ? NEW : OLD, ...report})
    if (visitor % BETWEEN) continue
    const {message} = await watchRelease(store, {
      read: async (since) => {
        expect(since).toBe(latest?.next?.since)
        return counter.releases
      },
      now: () => visitor,
    })
    if (!message.includes(' waits: ')) messages.push(message)
    const moved = await readLatest(store)
    if (moved?.next?.since !== latest.next.since) counter = createCounter()
    latest = moved
  }
  return {messages, latest}
}

const rollOuts = (options: RollOut) => Promise.all(SEEDS.map((seed) => rollOut(seed, options)))

/** Faults that visitors have with any release. */
const SITES: [name: string, site: Fault][] = [
  ['hardly any fault', {fails: 0.0002}],
  ['1% of the pages missing a file', {misses: 0.01}],
  ['5% of the pages missing a file', {misses: 0.05}],
  ['0.5% of the mounts failing', {fails: 0.005}],
  ['slow pages', {slower: 200, spread: 1.2}],
]

describe.each(SITES)('on a site with %s', (_, site) => {
  it('a release that is as good as the current one is not withdrawn, and goes on', async () => {
    const ends = await rollOuts({site})
    expect(ends.filter(({latest}) => latest?.version === OLD && !latest.next)).toEqual([])
    const promoted = ends.filter(({latest}) => latest?.version === NEW)
    expect(promoted.length).toBeGreaterThan(SEEDS.length * 0.7)
    for (const {messages} of promoted)
      expect(messages).toEqual([
        expect.stringMatching(/^1\.1\.0 at 1% is promoted to 10%: \d+ pages are within the budget\.$/),
        expect.stringMatching(/^1\.1\.0 at 10% is promoted to 100%: \d+ pages are within the budget\.$/),
      ])
  })
})

/** A site has some faults already, so that the current release has them, too. */
const FAULTS: [name: string, fault: Fault, reason: RegExp][] = [
  ['a widget throws in one engine', {throwsIn: 'webkit'}, /mounts that fail: /],
  ['interactions take 20 ms longer', {slower: 20}, /p75 of interactions: /],
  ['6% of the pages miss a file', {misses: 0.06}, /pages that miss a file: /],
]

describe.each(FAULTS)('a release is withdrawn if %s', (_, fault, reason) => {
  it.each([
    ['without other faults', {}],
    ['with other faults', {fails: 0.002, misses: 0.01}],
  ])('on a site %s', async (_site, site) => {
    for (const {messages, latest} of await rollOuts({site, fault})) {
      expect(latest).toEqual({version: OLD})
      expect(messages.at(-1)).toMatch(/^1\.1\.0 at 10?% is withdrawn: /)
      expect(messages.at(-1)).toMatch(reason)
    }
  })
})

it('10,000 visitors are enough to withdraw what throws in one engine, and nothing good', async () => {
  const visitors = 10_000
  const faulty = await rollOuts({site: {}, fault: {throwsIn: 'webkit'}, visitors})
  expect(faulty.map(({latest}) => latest)).toEqual(SEEDS.map(() => ({version: OLD})))
  const good = await rollOuts({site: {}, visitors})
  expect(good.filter(({latest}) => latest?.version === OLD && !latest.next)).toEqual([])
})

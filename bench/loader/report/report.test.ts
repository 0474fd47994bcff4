import {expect, it} from 'vitest'
import type {Sample} from '../cost/measure.ts'
import {forms} from '../forms/index.ts'
import {createSeries, type Plan} from '../plan.ts'
import type {Press} from '../press/probe.ts'
import {describeResults} from './index.ts'

const plan: Plan = {counts: [1000], latencies: [0, 150], contenders: 'contenders'}

const setting = {
  date: new Date('2026-11-23T12:00:00Z'),
  browser: '156',
  machine: 'a machine',
  runs: 2,
  load: ['0.10', '0.20'] as const,
}

const sample = (cpu: number, listeners: number): Sample => ({
  cpu,
  heap: 50_000 * listeners,
  listeners,
  sight: {
    scriptAt: 10,
    mountedAt: Array(1000).fill(20),
    requests: 1,
    scriptBytes: 2000,
    restBytes: 0,
    longTasks: [],
  },
})

const press = (call: number): Press => ({call, paint: 24})

/** Vitrine has ten listeners more than the page without script; each round trip takes its time once. */
function fill() {
  const results = createSeries(plan)
  for (const {subject, contender, samples} of results.costs) {
    const isPlain = contender === subject.baseline
    samples.push(sample(isPlain ? 100 : 110, isPlain ? 2 : 12), sample(isPlain ? 90 : 104, isPlain ? 2 : 12))
  }
  for (const {samples} of results.inspections)
    samples.push({longestTask: 1.5, attributes: 0, scriptBytes: 7000, restBytes: 9000})
  for (const {conditions, samples} of results.presses)
    samples.push(press(conditions.isRested ? 30 : 20 + conditions.latency))
  return results
}

const describe = (results = fill()) => describeResults(results, plan, setting)

it('contains date, machine and number of runs', () => {
  expect(describe()).toContain(
    '2026-11-23, Chromium 156, a machine, load of the machine 0.10 busy cores before, 0.20 of other programs during the run',
  )
  expect(describe()).toContain('2 runs of each')
})

it('contains medians and spread relative to the page without script of the same round', () =>
  expect(describe()).toMatch(
    /^\| vitrine \| 12\.0 \(10\.0–14\.0\) \| 10\.0 \| 10\.0 \| 0 \| 2\.00 \| 10 \|/m,
  ))

it('contains no difference that was not above zero in each round', () => {
  const results = fill()
  for (const {subject, contender, samples} of results.costs)
    if (contender === subject.own) samples[1] = sample(80, 12)
  expect(describe(results)).toMatch(/^\| vitrine \| within the noise \(to 10\.0\) \|/m)
})

it('contains the heap as a constant and a growth', () =>
  expect(describe()).toMatch(/### Heap with add-to-cart forms[^#]*\| vitrine \| 0\.00 \| 0\.50 \|/))

it('contains the aims with Vitrine’s figures', () => {
  const text = describe()
  for (const line of [
    'script in one task before a use ≤ 2 ms: reached, 1.50',
    'listeners ≤ 10 in all: reached, 10.00',
    'heap ≤ 0.1 kB a form: not reached, 0.50',
    'script before the first press ≤ 8 kB: reached, 7.00',
    'two seconds at rest ≤ 50 ms: reached, 30.00',
    'as soon as the page has loaded ≤ 1 round trips: reached, 1.00',
    'next paint ≤ 100 ms: reached, 24.00',
    '1000 cart indicators: listeners ≤ 3 a widget: reached, 0.01',
  ])
    expect(text).toContain(line)
})

it('states why a contender has no figures, and reaches no aim with invalid runs of Vitrine', () => {
  const results = fill()
  for (const one of [...results.costs, ...results.inspections, ...results.presses])
    if (one.contender === forms.own) one.invalid = 'the press added nothing'
  const text = describe(results)
  expect(text).toContain('| vitrine | invalid: the press added nothing | – |')
  expect(text).toContain('listeners ≤ 10 in all: not reached, NaN')
  expect(text).toContain('next paint ≤ 100 ms: not reached, NaN')
})

it('counts the presses that came too early for the script of a page', () => {
  const results = fill()
  const islands = results.presses.filter(({contender}) => contender.name === 'Preact islands')
  const [first, second] = islands
  first?.samples.splice(0, 1, press(12), null)
  second?.samples.splice(0, 1, null)
  expect(describe(results)).toContain('| Preact islands | 12, lost 1 of 2 | –, lost 1 of 1 | 30 |')
})

it('compares nothing with a page without script that has no figures', () => {
  const results = fill()
  for (const one of results.costs) if (one.contender === one.subject.baseline) one.samples.length = 0
  const text = describe(results)
  expect(text).toContain('The page without script has no figures.')
  expect(text).toContain('| vitrine | invalid: the page without script has no figures | – |')
})

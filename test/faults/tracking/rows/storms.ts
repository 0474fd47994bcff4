import type {Browser, Page} from 'playwright-core'
import {createMark, ORDINARY, PRIORITY} from '../adapter.ts'
import {receivedMarks} from '../outcome.ts'
import {atLeast, atMost, none, type Row} from '../row.ts'
import type {Stage} from '../stage.ts'
import {until} from '../until.ts'

const STORM = 10_000
/** The interval between events that must not be lost. */
const STEP = 200
/** Ordinary events that must arrive. */
const KEPT = 500

/** Runs in the page. */
function tellStorm([ordinary, priority, first, count, step]: readonly [
  string,
  string,
  number,
  number,
  number,
]): void {
  for (let n = 0; n < count; n++) window.tell(n % step ? ordinary : priority, {mark: `mk${first + n}z`})
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** µs of CPU time in the thread. */
  tdur?: number
  args: {name?: string}
}

/** Milliseconds of CPU time of the longest task of any page: its wall time depends on the load of the machine. */
function longestTask(trace: Buffer): number {
  const {traceEvents: events}: {traceEvents: TraceEvent[]} = JSON.parse(trace.toString())
  const threadOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(
    events.filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
  if (!tasks.length) throw new Error('F14: this Chromium traces no tasks')
  return Math.max(...tasks.map(({tdur = 0}) => tdur)) / 1000
}

async function traced(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, {categories: ['toplevel']})
  await work()
  return longestTask(await browser.stopTracing())
}

const IN_FLIGHT = 'requests in flight'
const MISSING = 'priority events lost'
const TOO_FEW = 'of 500 ordinary events missing'
const UNCOUNTED = 'dropped, and not counted so'
/** Milliseconds for all stored events to arrive on a busy machine. */
const PATIENCE = 60_000

/** The observed time of the storm: later requests follow the usual pattern. */
async function tellAll({told, run, browser, settle}: Stage, page: Page): Promise<number> {
  const first = run * 100_000 + told.length
  told.push(...Array.from({length: STORM}, (_, n) => createMark(first + n)))
  return traced(browser, page, async () => {
    await page.evaluate(tellStorm, [ORDINARY, PRIORITY, first, STORM, STEP] as const)
    await settle()
    await settle()
  })
}

/** The number of events of each kind that have arrived. */
function countBoth({collector, told}: Stage) {
  const marks = receivedMarks(collector.arrivals)
  const priority = told.filter((mark, n) => n % STEP === 0 && marks.has(mark)).length
  return {priority, ordinary: marks.size - priority}
}

const storm: Row = {
  id: 'F14',
  title: '10,000 events in one task',
  isForAll: true,
  // a browser supports one trace at a time
  isAlone: true,
  async play(stage) {
    const {collector} = stage
    const page = await stage.open(await stage.visitor())
    await stage.settle()
    collector.answerWith({delay: 5})
    const ms = await tellAll(stage, page)
    let seen = countBoth(stage)
    const isOver = () => {
      seen = countBoth(stage)
      return seen.priority === STORM / STEP && seen.ordinary >= KEPT
    }
    await until(isOver, PATIENCE)
    await stage.settle()
    const {ordinary} = countBoth(stage)
    return {
      ms,
      facts: {
        [IN_FLIGHT]: collector.inFlight(),
        [MISSING]: STORM / STEP - seen.priority,
        [TOO_FEW]: Math.max(0, KEPT - seen.ordinary),
        [UNCOUNTED]: await stage.uncounted(page, 'evicted', STORM - STORM / STEP - ordinary),
      },
    }
  },
  check: ({ms, doubled, repeated, facts}) => [
    none('counted twice', doubled),
    none('sent again although acknowledged', repeated),
    none(MISSING, facts[MISSING]),
    none(TOO_FEW, facts[TOO_FEW]),
    none(UNCOUNTED, facts[UNCOUNTED]),
    atMost('ms of CPU of the longest task', ms, 50),
    atMost(IN_FLIGHT, facts[IN_FLIGHT], 12),
  ],
}

const STATUSES = [400, 401, 403, 404, 413, 422]
const EACH = 3
const AGAIN = 'sent more than twice'
const KEPT_BACK = 'events of later lost'
const WITH_THE_LARGE = 'small events lost beside one that is too large'

/** At most three consecutive attempts; a refused token may be renewed once. */
const sentTooOften = ({collector, told}: Stage): number => {
  const times = (mark: string) =>
    collector.arrivals.filter(({events}) => events.some((event) => event.mark === mark)).length
  return told.filter((mark) => times(mark) > 2).length
}

/** Sends one event that is too large, between others. */
async function tellLarge(stage: Stage, page: Page): Promise<void> {
  stage.collector.answerWith(({body}) => ({status: body.length > 40_000 ? 413 : 200}))
  await stage.tell(page, EACH)
  await stage.tell(page, 1, {bytes: 50_000})
  await stage.tell(page, EACH)
}

const refused: Row = {
  id: 'F15',
  title: '400, 401, 403, 404, 413 and 422',
  isForAll: true,
  async play(stage) {
    const {collector, told} = stage
    const page = await stage.open(await stage.visitor())
    const hasArrived = (marks: readonly string[]) => () =>
      marks.every((mark) =>
        collector.arrivals.some(({events}) => events.some((event) => event.mark === mark)),
      )
    for (const status of STATUSES) {
      collector.answerWith({status})
      await stage.tell(page, EACH)
      await until(hasArrived(told.slice(-EACH)), 5000)
    }
    await stage.settle()
    collector.answerWith({})
    await stage.tell(page, EACH)
    const isReceived = (marks: readonly string[]) => () => {
      const received = receivedMarks(collector.arrivals)
      return marks.every((mark) => received.has(mark))
    }
    const isLater = await until(isReceived(told.slice(-EACH)), 5000)
    await tellLarge(stage, page)
    const small = told.slice(-2 * EACH - 1).filter((_, n) => n !== EACH)
    const isBeside = await until(isReceived(small), 5000)
    await stage.settle()
    return {
      facts: {
        [AGAIN]: sentTooOften(stage),
        [KEPT_BACK]: isLater ? 0 : 1,
        [WITH_THE_LARGE]: isBeside ? 0 : 1,
        [UNCOUNTED]: await stage.uncounted(page, 'refused', STATUSES.length * EACH + 1),
      },
    }
  },
  check: ({doubled, repeated, lost, facts}) => [
    none('counted twice', doubled),
    none('sent again although acknowledged', repeated),
    // permanently refused events are not retried forever
    atLeast('dropped by design', lost, STATUSES.length * EACH + 1),
    ...[AGAIN, KEPT_BACK, WITH_THE_LARGE, UNCOUNTED].map((fact) => none(fact, facts[fact])),
  ],
}

export const storms: readonly Row[] = [storm, refused]

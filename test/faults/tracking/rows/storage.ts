import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Page} from 'playwright-core'
import type {Arrival} from '../arrivals.ts'
import {BLANK} from '../collector.ts'
import {countOutcome} from '../outcome.ts'
import {connectTo, startOwn} from '../own-browser.ts'
import {atMost, none, onceEach, type Row, twiceAtMost} from '../row.ts'
import type {Stage} from '../stage.ts'
import {until} from '../until.ts'

const EVENTS = 20
const WAIT = 15_000
const ERRORS = 'errors in the console, or thrown'

/** Calls `note` for the page's errors, except for the browser's messages about failed requests. */
function watch(page: Page, note: () => void): void {
  page.on('pageerror', note)
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note()
  })
}

/** Runs in the page: fills the remaining space, beside a key of the site. */
function fillStorage(): void {
  localStorage.setItem('site', 'kept')
  for (let length = 2 ** 20; length >= 1; length /= 2)
    try {
      for (let n = 0; ; n++) localStorage.setItem(`full ${length} ${n}`, 'x'.repeat(length))
    } catch {}
}

const EVICTED = 'keys of the site that are gone'

const full: Row = {
  id: 'F11',
  title: 'local storage full, no room in IndexedDB',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    let errors = 0
    const visitor = await stage.visitor()
    visitor.on('page', (page) => watch(page, () => errors++))
    const blank = await visitor.newPage()
    await blank.goto(collector.url + BLANK)
    await blank.evaluate(fillStorage)
    const session = await visitor.newCDPSession(blank)
    await session.send('Storage.overrideQuotaForOrigin', {origin: collector.url, quotaSize: 1})
    const page = await stage.open(visitor)
    collector.answerWith({status: 503})
    await stage.tell(page, EVENTS)
    await stage.settle()
    collector.answerWith({})
    const ms = await stage.allReceived(WAIT)
    await stage.settle()
    const kept = await page.evaluate(() => localStorage.getItem('site'))
    return {ms, facts: {[ERRORS]: errors, [EVICTED]: kept === 'kept' ? 0 : 1}}
  },
  check: (worst) => [
    ...onceEach(worst),
    none(ERRORS, worst.facts[ERRORS]),
    none(EVICTED, worst.facts[EVICTED]),
  ],
}

/** Runs in the page before its scripts: makes every kind of storage throw. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {configurable: true, get: refuse})
}

const RECORDS = 'visitor records told'

/** The visitor records of the census; other trackers send nothing with this name. */
const recordsOf = ({collector}: Stage): Set<string> =>
  new Set(
    collector.arrivals.flatMap(({path, body}) =>
      path.endsWith('/RecordHit') ? new URLSearchParams(body).get('ss_cvr') || [] : [],
    ),
  )

/** Visits two pages; the first unloads after all of its answers have arrived, so that nothing needs to be sent again. */
async function visitBoth(stage: Stage, page: Page): Promise<void> {
  for (const path of ['/', '/second']) {
    const before = stage.collector.arrivals.length
    await page.goto(stage.collector.url + path)
    await stage.ready(page, before)
    await stage.tell(page, EVENTS)
    await stage.allReceived(WAIT)
    await stage.heard(page, before)
  }
}

/** A browser setting of the visitor: blocks cookies, and with them all storage. */
const BLOCKING = {profile: {default_content_setting_values: {cookies: 2}}}

/** Visits in a browser that blocks all storage by its visitor's setting. */
async function visitBlocking(stage: Stage, note: () => void): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-blocking-'))
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKING))
  const own = startOwn(profile)
  try {
    const [context] = (await connectTo(own)).contexts()
    if (!context) throw new Error('F12: the browser has no profile; is it one of ours?')
    const page = await context.newPage()
    watch(page, note)
    await visitBoth(stage, page)
    const isBlocked = await page.evaluate(() => {
      try {
        return !localStorage
      } catch {
        return document.cookie === ''
      }
    })
    if (!isBlocked)
      throw new Error('F12: this Chromium keeps cookies and storage although its setting is against it')
  } finally {
    await own.kill()
    await rm(profile, {recursive: true, force: true, maxRetries: 5})
  }
}

const blocked: Row = {
  id: 'F12',
  title: 'storage that throws, cookies blocked, two pages',
  isForAll: true,
  async play(stage) {
    let errors = 0
    const note = () => errors++
    const visitor = await stage.visitor((context) => context.addInitScript(blockStorage))
    visitor.on('page', (page) => watch(page, note))
    const page = await visitor.newPage()
    const session = await visitor.newCDPSession(page)
    await session.send('Emulation.setDocumentCookieDisabled', {disabled: true})
    await visitBoth(stage, page)
    await page.close()
    await visitBlocking(stage, note)
    await stage.settle()
    return {facts: {[ERRORS]: errors, [RECORDS]: recordsOf(stage).size}}
  },
  check: (worst) => [
    ...onceEach(worst),
    none(ERRORS, worst.facts[ERRORS]),
    none(RECORDS, worst.facts[RECORDS]),
  ],
}

/** Runs in the page before its scripts: makes its clock adjustable. */
function letClockBeSet(): void {
  const System = Date
  let ahead = 0
  class Shifted extends System {
    constructor(time: number | string | Date = System.now() + ahead) {
      super(time)
    }
    static override now() {
      return System.now() + ahead
    }
  }
  Object.assign(globalThis, {
    Date: Shifted,
    setAhead: (ms: number) => {
      ahead = ms
    },
  })
}

const HOUR = 60 * 60 * 1000
const JUMPS = [-HOUR, HOUR, 24 * HOUR]
const WRONG = 'ms that the time of an event is wrong by'
const REPEATED = 'sent again although acknowledged, on a page that stays'
const VISITS = 'visits more than one'

/** The newest visit in the census. */
const lastVisits = ({collector}: Stage): number =>
  Math.max(
    0,
    ...collector.arrivals.flatMap(({path, body}) => {
      const record = path.endsWith('/RecordHit') ? new URLSearchParams(body).get('ss_cvr') : null
      return record ? Number(record.split('|')[4]) : []
    }),
  )

/** The differences between the events' timestamps and the page's clock at the time of the events. */
const wrongBy = (arrivals: readonly Arrival[], from: number, to: number): number =>
  Math.max(
    0,
    ...arrivals.flatMap(({body, events}) => {
      const at = Number(/event_occurrence_timestamp\W+(\d+)/.exec(body)?.[1])
      return events.some(({mark}) => mark) && at ? Math.max(from - at, at - to, 0) : []
    }),
  )

/** Tracks events and moves the clock before they are sent. Returns the earliest and latest valid timestamps. */
async function tellAndJump(stage: Stage, page: Page, jump: number): Promise<{from: number; to: number}> {
  const from = await page.evaluate(() => Date.now())
  await stage.tell(page, EVENTS)
  const to = await page.evaluate(() => Date.now())
  await page.evaluate((ms) => Reflect.get(window, 'setAhead')(ms), jump)
  return {from, to}
}

const clockSet: Row = {
  id: 'F13',
  title: 'clock set by -1 h, +1 h and +1 day meanwhile',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    const open = async () =>
      stage.open(await stage.visitor((context) => context.addInitScript(letClockBeSet)))
    const pages = await Promise.all(JUMPS.map(open))
    collector.answerWith({status: 503})
    const seen = collector.arrivals.length
    const spans = await Promise.all(pages.map((page, n) => tellAndJump(stage, page, JUMPS[n] ?? 0)))
    const isRefused = () =>
      collector.arrivals.slice(seen).filter(({status}) => status === 503).length >= pages.length
    await until(isRefused, WAIT)
    collector.answerWith({})
    await stage.allReceived(WAIT)
    await stage.settle()
    const arrivals = collector.arrivals.slice(seen)
    const [from, to] = [
      Math.min(...spans.map((span) => span.from)),
      Math.max(...spans.map((span) => span.to)),
    ]
    const facts = {[WRONG]: wrongBy(arrivals, from, to), [REPEATED]: countOutcome([], arrivals).repeated}
    const [behind] = pages
    const visits = behind ? await visitsAfterJump(stage, behind, JUMPS[0] ?? 0) : 0
    return {facts: {...facts, [VISITS]: visits - 1}}
  },
  check: (worst) => [
    // one page unloads for the next, which cannot know what has arrived
    ...twiceAtMost(worst),
    none(REPEATED, worst.facts[REPEATED]),
    atMost(WRONG, worst.facts[WRONG], 100),
    none(VISITS, worst.facts[VISITS]),
  ],
}

/** Visits the next page, whose clock is behind from the start. */
async function visitsAfterJump(stage: Stage, page: Page, jump: number): Promise<number> {
  await page.addInitScript((ms) => Reflect.get(window, 'setAhead')(ms), jump)
  const before = stage.collector.arrivals.length
  await page.goto(`${stage.collector.url}/second`)
  await stage.ready(page, before)
  await stage.settle()
  return Math.max(1, lastVisits(stage))
}

export const storageFaults: readonly Row[] = [full, blocked, clockSet]

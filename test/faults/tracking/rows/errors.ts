import type {Page} from 'playwright-core'
import {atMost, none, type Row} from '../row.ts'
import type {Stage} from '../stage.ts'
import {until} from '../until.ts'

const STORM = 10_000
const WAIT = 15_000
const PATH = '/api/events/RecordJavascriptErrors'

interface Report {
  data: {message: string; count: number; repeats?: number}
}

/**
 * Runs in the page: dispatches errors in one of Vitrine's files, as the browser reports them, with pauses for other
 * work.
 */
async function throwMany([count, isSame]: readonly [number, boolean]): Promise<void> {
  const file = `${location.origin}/vitrine/chunks/some-widget.js`
  for (let n = 0; n < count; n++) {
    const error = new Error(isSame ? 'the same' : `error ${n}`)
    error.stack = `${error}\n    at widget (${file}:1:1)`
    const {message} = error
    dispatchEvent(
      new ErrorEvent('error', {error, message, filename: file, lineno: 1, colno: 1, cancelable: true}),
    )
    if (n % 500 === 499) await new Promise(requestAnimationFrame)
  }
}

const readReports = ({collector}: Stage): Report[] =>
  collector.arrivals.filter(({path}) => path === PATH).flatMap(({body}): Report[] => JSON.parse(body))

const isOfMine = ({data}: Report): boolean => /the same|error \d/.test(data.message)

const REPORTS = 'reports'
const SAME = 'reports of the same error'
const UNCOUNTED = 'times that the same error was not counted'
const OWN = 'reports of what the tracker did'

async function storm(page: Page, isSame: boolean): Promise<void> {
  await page.evaluate(throwMany, [STORM, isSame] as const)
}

const errors: Row = {
  id: 'F23',
  title: '10,000 identical errors, then 10,000 distinct ones',
  isForAll: false,
  async play(stage) {
    const page = await stage.open(await stage.visitor())
    await storm(page, true)
    await until(() => readReports(stage).length > 0, WAIT)
    await storm(page, false)
    await until(() => readReports(stage).length >= 20, WAIT)
    await stage.settle()
    const reports = readReports(stage)
    const same = reports.filter(({data}) => data.message.includes('the same'))
    const counted = same.reduce((sum, {data}) => sum + data.count, 0)
    const repeats = reports.reduce((sum, {data}) => sum + (data.repeats ?? 0), 0)
    return {
      facts: {
        [REPORTS]: reports.length,
        [SAME]: same.length,
        // errors after the report are in the next one
        [UNCOUNTED]: Math.max(0, STORM - counted - repeats),
        [OWN]: reports.filter((report) => !isOfMine(report)).length,
      },
    }
  },
  check: ({facts}) => [
    atMost(REPORTS, facts[REPORTS], 20),
    atMost(SAME, facts[SAME], 1),
    none(UNCOUNTED, facts[UNCOUNTED]),
    none(OWN, facts[OWN]),
  ],
}

export const errorRows: readonly Row[] = [errors]

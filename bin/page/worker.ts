import {parentPort, workerData} from 'node:worker_threads'
import {asRecord} from '../../src/lib/as-record.ts'
import {matchPage} from '../adopt/match-page.ts'
import {checkPage} from './check-page.ts'
import {readSelectors} from './read-selectors.ts'

/** A thread of its parent's command, which opens one page. */

/** A page is not to end the thread: where a widget fails, the widget reports it. */
for (const kind of ['unhandledRejection', 'uncaughtException']) process.on(kind, () => {})

const {task, html, url, dist} = asRecord(workerData)

const run = () =>
  task === 'match'
    ? matchPage(`${html}`, `${url}`, readSelectors(`${dist}`))
    : checkPage(`${html}`, `${url}`, `${dist}`)

try {
  parentPort?.postMessage(await run())
} catch (error) {
  parentPort?.postMessage(error)
}
process.exit()

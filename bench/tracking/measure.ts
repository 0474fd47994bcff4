import {setTimeout as sleep} from 'node:timers/promises'
import {brotliCompressSync} from 'node:zlib'
import type {Browser} from 'playwright-core'
import type {Adapter} from '../../test/faults/tracking/adapter.ts'
import {startCollector} from '../../test/faults/tracking/collector.ts'
import {createStage} from '../../test/faults/tracking/stage.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {readCpu} from '../read-cpu.ts'

/** Number of events tracked while the main thread is measured. */
const EVENTS = 100

export interface Cost {
  /** Main-thread CPU time to load a page with the tracker until it is idle, minus that of a page without it. In ms. */
  load: number
  /** Main-thread CPU time per event, from the call until its acknowledgement. In ms. */
  event: number
  /** Bytes that the page sent per event. */
  sent: number
  /** Paths of the scripts that the page fetched. */
  scripts: string[]
}

/** Milliseconds after which late work has finished. */
const SETTLE = 1500

/** The cost of a tracker on a page without faults. */
export async function measureCost(adapter: Adapter, browser: Browser, run: number): Promise<Cost> {
  const collector = await startCollector(adapter)
  const stage = createStage({adapter, browser, collector, run})
  try {
    const visitor = await stage.visitor()
    const cpuOf = async (path: string) => {
      const page = await visitor.newPage()
      const session = await visitor.newCDPSession(page)
      await session.send('Performance.enable')
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.goto(collector.url + path, {waitUntil: 'load'})
      await sleep(SETTLE)
      return {page, session, scripts, cpu: await readCpu(session)}
    }
    const blank = await cpuOf('/blank')
    await blank.page.close()
    const {page, session, scripts, cpu} = await cpuOf('/')
    const before = collector.arrivals.length
    await stage.tell(page, EVENTS)
    const ms = await stage.allReceived(30_000)
    if (ms >= 30_000) throw new InvalidRun('does not get all events through on a healthy network')
    await sleep(SETTLE)
    const bytes = collector.arrivals.slice(before).reduce((sum, {body}) => sum + body.length, 0)
    return {
      load: cpu - blank.cpu,
      event: ((await readCpu(session)) - cpu) / EVENTS,
      sent: bytes / EVENTS,
      scripts,
    }
  } finally {
    await stage.close()
    await collector.close()
  }
}

/** Compressed size of the scripts that tracking fetches. */
export const sizeOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)

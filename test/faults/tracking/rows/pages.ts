import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Page} from 'playwright-core'
import {acknowledged} from '../outcome.ts'
import {startOwn} from '../own-browser.ts'
import {none, onceEach, type Row, twiceAtMost} from '../row.ts'
import type {Stage} from '../stage.ts'
import {until} from '../until.ts'

const WAIT = 5000
/** Milliseconds for a browser to start and to prerender a page. */
const START = 20_000
const WRONG = 'page views too many or too few'
const NOT_KEPT = 'pages that were not kept'

/** Page views of a path that have arrived, each once, from any sender. */
const viewsOf = ({collector}: Stage, path: string): number => {
  const first = new Map(
    acknowledged(collector.arrivals)
      .toReversed()
      .map((one) => [one.id, one]),
  )
  return [...first.values()].filter(({isPageView, from}) => isPageView && from === path).length
}

/** Navigates back or forward to a page in the back/forward cache. */
async function restore(page: Page, way: 'back' | 'forward'): Promise<boolean> {
  await (way === 'back' ? page.goBack({waitUntil: 'commit'}) : page.goForward({waitUntil: 'commit'}))
  return page.evaluate(() => Reflect.has(window, 'kept'))
}

const markPage = (page: Page) => page.evaluate(() => void Reflect.set(window, 'kept', true))

const kept: Row = {
  id: 'F17',
  title: 'back and forward, out of the browser’s cache',
  isForAll: false,
  launch: {ignoreDefaultArgs: ['--disable-back-forward-cache']},
  async play(stage) {
    const page = await stage.open(await stage.visitor())
    let wrong = 0
    const expectViews = async (path: string, count: number) => {
      if (!(await until(() => viewsOf(stage, path) >= count, WAIT))) wrong++
    }
    await expectViews('/', 1)
    await markPage(page)
    // the page learns of an arrival later than the collector
    await stage.settle()
    await page.goto(`${stage.collector.url}/second`)
    await expectViews('/second', 1)
    await markPage(page)
    await stage.settle()
    const isKept = [await restore(page, 'back')]
    await expectViews('/', 2)
    isKept.push(await restore(page, 'forward'))
    await expectViews('/second', 2)
    await stage.settle()
    const more = viewsOf(stage, '/') + viewsOf(stage, '/second') - 4
    return {facts: {[WRONG]: wrong + Math.abs(more), [NOT_KEPT]: isKept.filter((one) => !one).length}}
  },
  check: (worst) => [
    ...twiceAtMost(worst),
    none(WRONG, worst.facts[WRONG]),
    none(NOT_KEPT, worst.facts[NOT_KEPT]),
  ],
}

const REPORT = '/report'

/**
 * Prerenders the next page, waits for requests that should not happen, and navigates there. No debugger may be attached
 * meanwhile, because Chromium does not prerender then.
 */
const DRIVER = `<script type="speculationrules">{"prerender": [{"urls": ["/second"], "eagerness": "immediate"}]}</script>
<script>
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const isThere = async () => (await (await fetch('/visits.json')).json()).includes('/second')
  ;(async () => {
    while (!(await isThere())) await pause(50)
    await pause(1500)
    await fetch('${REPORT}', {method: 'POST', body: 'leaving'})
    location.assign('/second')
  })()
</script>`

/** Reports, when the page becomes visible, whether it was prerendered. */
const SEEN = `<script>
  addEventListener('load', () => {
    const tell = () => {
      const [{activationStart}] = performance.getEntriesByType('navigation')
      fetch('${REPORT}', {method: 'POST', body: activationStart > 0 ? 'activated' : 'loaded again'})
    }
    if (document.prerendering) document.addEventListener('prerenderingchange', tell)
    else tell()
  })
</script>`

const EARLY = 'requests of an invisible page'

const reportsOf = ({collector}: Stage): string[] =>
  collector.arrivals.filter(({path}) => path === REPORT).map(({body}) => body)

const trackedBy = ({collector}: Stage): number =>
  collector.arrivals.filter(({path, from}) => path !== REPORT && from === '/second').length

/** The number of requests before the page was visible. */
async function watchPrerendered(stage: Stage): Promise<number> {
  if (!(await until(() => reportsOf(stage).includes('leaving'), START)))
    throw new Error('F18: this Chromium prerenders nothing')
  const early = trackedBy(stage)
  await until(() => reportsOf(stage).length > 1 && viewsOf(stage, '/second') > 0, WAIT)
  if (!reportsOf(stage).includes('activated')) throw new Error('F18: the page was loaded again')
  await stage.settle()
  return early
}

const prerendered: Row = {
  id: 'F18',
  title: 'prerendered and not looked at, then looked at',
  isForAll: false,
  async play(stage) {
    const {collector, adapter} = stage
    Object.assign(collector.heads, {'/': DRIVER, '/second': SEEN + adapter.html(collector.url)})
    const profile = await mkdtemp(join(tmpdir(), 'vitrine-prerendered-'))
    const own = startOwn(profile, collector.url)
    const early = await watchPrerendered(stage).finally(own.kill)
    await rm(profile, {recursive: true, force: true, maxRetries: 5})
    return {facts: {[EARLY]: early, [WRONG]: Math.abs(viewsOf(stage, '/second') - 1)}}
  },
  check: (worst) => [...onceEach(worst), none(EARLY, worst.facts[EARLY]), none(WRONG, worst.facts[WRONG])],
}

export const pageRows: readonly Row[] = [kept, prerendered]

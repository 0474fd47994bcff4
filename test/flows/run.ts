// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {writeFileSync} from 'node:fs'
import {startServer} from '../browser/support/server.ts'
import {createShop, type Shop} from '../browser/support/shop.ts'
import type {Report, TestTime} from '../run/reports.ts'
import {createChecks} from './checks.ts'
import type {Running} from './driver.ts'
import type {Flow} from './flow.ts'
import {startProxy} from './proxy.ts'
import {belowTheFloor} from './shop/below-the-floor.ts'
import {flows} from './shop/index.ts'
import {createShopper} from './shopper.ts'
import {startChromium, startFirefox} from './start-playwright.ts'
import {startWebKit} from './webdriver/start-webkit.ts'
import {startWpe} from './webdriver/start-wpe.ts'

/** `node test/flows/run.ts webkit [counts.json] [word of a flow's name]`: the flows in one browser. */

interface Tested {
  start: (options: {runsScripts?: boolean}) => Promise<Running>
  flows: readonly Flow[]
}

const BROWSERS: Readonly<Record<string, Tested>> = {
  chromium: {start: startChromium, flows},
  firefox: {start: startFirefox, flows},
  webkit: {start: startWebKit, flows},
  wpe: {start: startWpe, flows: [belowTheFloor]},
}

const [name = '', output, word = ''] = process.argv.slice(2)
const tested = BROWSERS[name]
if (!tested) throw new Error(`which browser? ${Object.keys(BROWSERS).join(', ')}`)
const {start} = tested

const checks = createChecks(console.info)
const server = await startServer()
const shop = createShop(server.url, server.restart)
/** The last visitor: the last number of an address in 127.0.0.0/8. */
let visitor = 1

const tests: TestTime[] = []

async function run(flow: Flow, browser: Running, shop: Shop): Promise<void> {
  const begun = Date.now()
  console.info(`\n${flow.name}`)
  await shop.reset()
  const host = browser.sharesCookies ? `127.0.0.${++visitor}` : '127.0.0.1'
  const proxy = await startProxy({to: shop.url, host, watches: flow.runsScripts !== false})
  const driver = await browser.open()
  try {
    await driver.resize(1280, 800)
    await flow.run({shopper: createShopper(driver, proxy.url), shop, proxy, ...checks})
    await checks.check('its pages report no errors', async () => proxy.notes, [])
  } catch (error) {
    checks.fail(flow.name, error)
  }
  await shop.clearFaults()
  await driver.leave()
  await proxy.close()
  const seconds = (Date.now() - begun) / 1000
  tests.push({test: `flow in ${browser.name}: ${flow.name}`, seconds})
  console.info(`  ${seconds.toFixed(1)} s`)
}

async function runAll(some: readonly Flow[], options: {runsScripts?: boolean}): Promise<void> {
  if (!some.length) return
  const browser = await start(options)
  console.info(`\n── ${browser.name}`)
  for (const flow of some) await run(flow, browser, shop)
  await browser.close()
}

const wanted = tested.flows.filter((flow) => flow.name.includes(word))
await runAll(
  wanted.filter(({runsScripts}) => runsScripts !== false),
  {},
)
await runAll(
  wanted.filter(({runsScripts}) => runsScripts === false),
  {runsScripts: false},
)
await server.stop()

const {counts} = checks
if (output) writeFileSync(output, JSON.stringify({...counts, tests} satisfies Report))
console.info(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed ? 1 : 0)

// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {mkdirSync, writeFileSync} from 'node:fs'
import {startServer} from '../../browser/support/server.ts'
import {createShop} from '../../browser/support/shop.ts'
import {createChecks} from '../checks.ts'
import {startChromium, startFirefox} from '../start-playwright.ts'
import {startWebKit} from '../webdriver/start-webkit.ts'
import {findMoved, startComparer} from './compare.ts'
import {type Look, look} from './look.ts'
import {states, WIDE} from './states.ts'

/**
 * `node test/flows/pictures/run.ts [counts.json]`: Chromium, Firefox and WebKit display the same picture, within
 * tolerance.
 */

const FOLDER = 'test-results/pictures'
/**
 * Differences between the fields of two pictures, from 0 to 1: mean and maximum. Measured: 0.006 and 0.20 for equal
 * pages, 0.009 and 0.36 for gallery pictures that show the wrong focal point.
 */
const MEAN = 0.008
const MOST = 0.28

const [output] = process.argv.slice(2)
const checks = createChecks(console.info)
const server = await startServer()
const shop = createShop(server.url, server.restart)
const comparer = await startComparer()
const seen = new Map<string, Look>()
let visitor = 1
mkdirSync(FOLDER, {recursive: true})

for (const start of [startChromium, startFirefox, startWebKit]) {
  const browser = await start({})
  console.info(`\n── ${browser.name}`)
  for (const state of states) {
    const what = `${state.name} ${state.width}`
    const host = browser.sharesCookies ? `127.0.0.${++visitor}` : '127.0.0.1'
    try {
      const here = await look(browser, shop, host, state)
      writeFileSync(`${FOLDER}/${what.replaceAll(' ', '-')}-${browser.name}.png`, here.picture)
      const there = seen.get(what)
      if (!there) {
        seen.set(what, here)
        continue
      }
      await checks.check(
        `${what}: parts have the same positions as in Chromium`,
        async () => findMoved(state.parts, here.boxes, there.boxes),
        [],
      )
      // in a narrow window, a field is a letter or two
      if (state.width < WIDE) continue
      const {mean, most} = await comparer.compare(here.picture, there.picture)
      await checks.check(
        `${what}: the pictures match (${mean.toFixed(4)} on average, ${most.toFixed(2)} at most)`,
        async () => mean <= MEAN && most <= MOST,
        true,
      )
    } catch (error) {
      checks.fail(what, error)
    }
  }
  await browser.close()
}

await comparer.close()
await server.stop()
const {counts} = checks
if (output) writeFileSync(output, JSON.stringify(counts))
console.info(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed ? 1 : 0)

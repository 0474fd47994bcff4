import {globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseArgs} from 'node:util'
import {ensureChromium} from '../chromium.ts'
import {check, type Outcome} from './outcome.ts'
import {findDifferences} from './page-names.ts'
import {backendsPage, type Visited} from './report.ts'
import type {RunningShop, ShopKind} from './shop.ts'
import {startBrowser} from './shopper.ts'
import {print, visit} from './visit.ts'

/**
 * `npm run test:backends` runs a shopper's story at each shop; `npm run test:backends -- vendure` runs it at one. It ends with
 * the counts of all steps. `--counts <file>` writes them as JSON, `--write` writes the page of the reference, and `--fresh`
 * installs the guides' packages from the registry instead of the cache.
 */

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'docs/reference/backends.md')
const TIMES = join(ROOT, 'test-results/backends-times.json')

/** A folder with a `start.ts` is a shop; WooCommerce's is also one on the pages' origin. */
const SHOPS = (
  await Promise.all(
    globSync('*/start.ts', {cwd: import.meta.dirname})
      .sort()
      .map(async (file): Promise<ShopKind[]> => Object.values(await import(`./${file}`))),
  )
).flat()

const {values: options, positionals: names} = parseArgs({
  allowPositionals: true,
  options: {
    counts: {type: 'string'},
    write: {type: 'boolean', default: false},
    fresh: {type: 'boolean', default: false},
  },
})

const unknown = names.find((name) => !SHOPS.some((shop) => shop.name === name))
if (unknown) throw new Error(`no shop is called ${unknown}: ${SHOPS.map(({name}) => name).join(', ')}`)
const kinds = SHOPS.filter(({name}) => !names.length || names.includes(name))

const starts = new Map<ShopKind, Promise<RunningShop>>()

function start(kind: ShopKind): Promise<RunningShop> {
  const running = starts.get(kind) ?? kind.start()
  starts.set(kind, running)
  return running
}

/** Starts the next shop during the tests of this one, except if the run writes times to the page. */
async function startWithNext(kind: ShopKind): Promise<RunningShop> {
  const shop = await start(kind)
  const next = kinds[kinds.indexOf(kind) + 1]
  // the visit of that shop reports the error
  if (next && !options.write) start(next).catch(() => {})
  return shop
}

const comparePage = (visited: readonly Visited[]): Promise<Outcome> =>
  check('docs/reference/backends.md names what is tested', async () => {
    const differences = findDifferences(readFileSync(PAGE, 'utf8'), visited)
    if (!differences.length) return undefined
    throw new Error(`${differences.join('; ')}: npm run test:backends -- --write`)
  })

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, JSON.stringify(value))
}

ensureChromium()
// installing blocks this process: the shop would not answer a page under test
for (const {installPrograms} of kinds) installPrograms?.()

const browser = await startBrowser()
const visited: Visited[] = []
for (const kind of kinds)
  visited.push(await visit({kind, browser, start: () => startWithNext(kind), isFresh: options.fresh}))
await browser.close()

const found = visited.flatMap(({name: shop, story, faults, newcomer, command, timed}) =>
  [...story, ...faults, ...newcomer, ...command, ...timed].map((outcome) => ({
    ...outcome,
    name: `${shop}: ${outcome.name}`,
  })),
)
// the page needs a run of all shops
if (!names.length && options.write)
  writeFileSync(PAGE, backendsPage(visited, new Date().toISOString().slice(0, 10)))
else if (!names.length) {
  const outcome = await comparePage(visited)
  print(outcome)
  found.push(outcome)
}

const outcomesOf = (state: Outcome['state']) => found.filter((outcome) => outcome.state === state)
const failures = outcomesOf('failed').map(({name, note}) => `${name}: ${note}`)
const counts = {
  passed: outcomesOf('passed').length,
  failed: failures.length,
  skipped: outcomesOf('skipped').length,
  failures,
}
if (options.counts) writeJson(options.counts, counts)
writeJson(
  TIMES,
  visited.map(({name, seconds}) => ({name, seconds})),
)
console.info(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed ? 1 : 0

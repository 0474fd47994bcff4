import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Page} from '@playwright/test'
import {writeDeltas} from '../../../bin/deltas/write-deltas.ts'
import {DIST} from '../support/dist.ts'
import {skipWithout} from '../support/engines.ts'
import {addButton, open} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {asOther} from '../support/releases.ts'
import {untilQuiet} from '../support/requests.ts'
import {startServer} from '../support/server.ts'
import {expect, test} from '../support/test.ts'

const LOADER = '/vitrine/loader.js'
/** A share of the bytes of a first visit. */
const SHARE = 0.05
/** Files of widgets that a visit may use or not, such as those of the footer. */
const MOST_BY_CHANCE = 5

/** Bytes of each file, by its name without the release. */
type Fetched = Map<string, number>

const sumOf = (fetched: Fetched): number => [...fetched.values()].reduce((sum, size) => sum + size, 0)

/** Serves the release before this one, which differs by one line. */
async function serveEarlier(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'))
  for (const sub of ['', 'chunks', 'assets']) {
    await mkdir(join(folder, sub), {recursive: true})
    for (const entry of await readdir(new URL(sub, DIST), {withFileTypes: true})) {
      if (!entry.isFile()) continue
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
      await writeFile(join(folder, sub, asOther(entry.name)), asOther(text).replace('Added!', 'In the bag'))
    }
  }
  return folder
}

/** Adds a product from its page; returns the files that the visit has fetched. */
async function visit(page: Page, url: string, added: string): Promise<Fetched> {
  await open(page, `${url}/shop/tide-bowl`)
  const labels = await recordLabels(addButton(page))
  await addButton(page).click()
  await expectLabel(labels, added)
  await untilQuiet(page)
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({name, transferSize}) => /\/vitrine\/(chunks|assets)\//.test(name) && transferSize)
      .map(({name, encodedBodySize}): [string, number] => [name, encodedBodySize]),
  )
  return new Map(entries.map(([name, size]) => [name.replace(/-\w+(?=\.\w+$)/, ''), size]))
}

/** Visits until the browser's cache has every file: a busy page may end before it has fetched those that it may need later. */
async function visitUntilCached(page: Page, url: string, added: string): Promise<Fetched> {
  const all: Fetched = new Map()
  for (let left = 4; left > 0; left--) {
    const fetched = await visit(page, url, added)
    if (!fetched.size) return all
    for (const [name, size] of fetched) all.set(name, size)
  }
  throw new Error(`each of four visits fetches files, ${all.size} in all`)
}

test('after a release, a returning visitor fetches only the changes of each file', {
  tag: '@engines',
}, async ({page, browserName}) => {
  skipWithout('compression dictionaries', browserName)
  const folder = await serveEarlier()
  const server = await startServer({distFolder: folder})
  try {
    const first = await visitUntilCached(page, server.url, 'In the bag')
    await cp(DIST, folder, {recursive: true})
    writeDeltas(folder)
    // as if a minute had passed
    await page.evaluate((loader) => fetch(loader, {cache: 'reload'}), LOADER)
    const second = await visitUntilCached(page, server.url, 'Added!')
    // what passes below the pointer or into the window may be fetched in one of them alone
    const both = [...second].filter(([name]) => first.has(name))
    expect(both.length).toBeGreaterThan(first.size - MOST_BY_CHANCE)
    const before = both.map(([name]): [string, number] => [name, first.get(name) ?? 0])
    expect(sumOf(new Map(both))).toBeLessThan(sumOf(new Map(before)) * SHARE)
  } finally {
    // pending requests would fail
    await page.close()
    await server.stop()
    await rm(folder, {recursive: true})
  }
})

import {readFile, writeFile} from 'node:fs/promises'
import {splitLoader} from '../../../build/publish/split-loader.ts'
import {readWidgets} from '../../../build/read-widgets.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'
import {createVisitor, openOn} from './open-as.ts'
import {readStored} from './read-stored.ts'
import {seeAll} from './see.ts'
import {STAGES} from './sources.ts'
import {STATES} from './states.ts'
import {untilQuiet} from './until-quiet.ts'
import {watchOutside} from './watch-outside.ts'
import {writeTable} from './write-table.ts'

const FILE = new URL('../../../docs/reference/requests.md', import.meta.url)

test('requests to other origins match docs/reference/requests.md, in each state of consent', async ({
  browser,
  server,
}) => {
  const visits = STATES.map(async (state) => {
    const page = await createVisitor(browser, server.url, state)
    const seen = await seeAll(page, STAGES, state)
    await page.context().close()
    return seen
  })
  const written = writeTable((await Promise.all(visits)).flat())
  if (process.env.UPDATE_DOCS) await writeFile(FILE, written)
  expect(await readFile(FILE, 'utf8')).toBe(written)
})

test('before the choice, no example of a widget contacts another site or stores anything', async ({
  browser,
  server,
}) => {
  const page = await createVisitor(browser, server.url, {})
  const asked = await watchOutside(page)
  const stored: Record<string, readonly string[]> = {}
  await openOn(page, {isRestrictive: true}, '<main></main>', 'data-load="now"')
  for (const {name, examples} of await readWidgets()) {
    const html = examples
      .map(({markup}) => markup)
      .join('')
      .replaceAll('/provider/', 'https://player.example/')
    await page.locator('main').evaluate((main, markup) => {
      main.innerHTML = markup
    }, html)
    await expect(page.locator('main [data-vitrine-state=mounted]').first(), name).toBeAttached()
    await expect(page.locator('[data-vitrine-state$=ing]')).toHaveCount(0)
    stored[name] = await readStored(page)
  }
  await untilQuiet(page)
  expect([...asked]).toEqual([])
  expect(Object.entries(stored).filter(([, kept]) => kept.length)).toEqual([])
  await page.context().close()
})

test('the requests page holds before a choice, with a roll-out share set', async ({browser, server}) => {
  const page = await createVisitor(browser, server.url, {})
  await page.route('**/vitrine/loader.js', async (route) => {
    const response = await route.fetch()
    const loader = await response.text()
    await route.fulfill({response, body: splitLoader(loader, loader, 50)})
  })
  const asked = await watchOutside(page)
  const isKeeping = page.waitForResponse(/keep-share/)
  await openOn(page, {isRestrictive: true}, '<main></main>')
  await isKeeping
  await untilQuiet(page)
  expect(await readStored(page)).toEqual([])
  expect([...asked]).toEqual([])

  const share = await page.evaluate(() => Reflect.get(window, 'vitrineShare'))
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({consent}) => consent.set({analytics: true}))
  const kept = () => page.evaluate(() => localStorage.getItem('vitrine-share'))
  expect(await kept()).toBe(`${share}`)
  await vitrine.evaluate(({consent}) => consent.set({analytics: false}))
  expect(await kept()).toBe(null)
  await page.context().close()
})

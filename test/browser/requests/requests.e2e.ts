import {readFile, writeFile} from 'node:fs/promises'
import {readWidgets} from '../../../build/read-widgets.ts'
import {expect, test} from '../support/test.ts'
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

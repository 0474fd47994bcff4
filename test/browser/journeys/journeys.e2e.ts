import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {addressWith, DIST} from '../support/dist.ts'
import {addButton, open, popover} from '../support/page-parts.ts'
import {untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import budgets from './budgets.json' with {type: 'json'}
import {JOURNEYS} from './journeys.ts'

/**
 * What visitors fetch of ours, in bytes (brotli) and requests. `measured` is what the last change left; one that makes it
 * grow by more than 1 % changes the line, with its reason in the commit. `most` is never to be passed.
 */
interface Budget {
  measured: number
  most: number
  requests: number
}

const GROWTH = 1.01
const BUDGETS: Readonly<Record<string, Budget>> = budgets
const OURS = /\/vitrine\/(.*\.(?:js|css))$/

interface BuiltFile {
  file: string
  brotli: number
}

const {loader, files} = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8')) as {
  loader: BuiltFile
  files: Record<string, BuiltFile>
}
const bytesOf = (file: string): number => (file === loader.file ? loader : files[file])?.brotli ?? Number.NaN

/** The files of ours that a page asks for from now on. */
function watchFiles(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const file = OURS.exec(new URL(request.url()).pathname)?.[1]
    if (file) asked.add(file)
  })
  return asked
}

test('each journey has its budget', () => {
  expect(JOURNEYS.map(({name}) => name)).toEqual(Object.keys(BUDGETS))
})

for (const {name, before, go} of JOURNEYS) {
  test(`${name} stays within its budget`, async ({page}) => {
    await before?.(page)
    const asked = watchFiles(page)
    await go(page)
    await untilQuiet(page)
    const bytes = [...asked].reduce((total, file) => total + bytesOf(file), 0)
    const list = [...asked].map((file) => `${bytesOf(file)} ${file}`).join('\n')
    test.info().annotations.push({type: 'bytes', description: `${bytes} in ${asked.size}\n${list}`})
    if (process.env.JOURNEYS) console.info(`JOURNEY ${name}: ${bytes} in ${asked.size}\n${list}`)
    const {measured, most, requests} = BUDGETS[name] ?? {measured: 0, most: 0, requests: 0}
    expect(bytes, list).toBeLessThanOrEqual(Math.min(measured * GROWTH, most))
    expect(asked.size, list).toBeLessThanOrEqual(requests)
  })
}

const nameOf = (module: string): string => addressWith(module).replace('/vitrine/', '')
const has = (asked: ReadonlySet<string>, module: string): boolean =>
  [...asked].some((file) => file.startsWith(nameOf(module)))

test('what talks to the server comes with the first use of a button, the popover with the first item', async ({
  page,
}) => {
  const [client, shown] = ['src/api/http.ts', 'widgets/cart-popover/index.tsx']
  const asked = watchFiles(page)
  await open(page, '/shop/tide-bowl')
  await untilQuiet(page)
  for (const later of [
    client,
    shown,
    'widgets/add-to-cart/lazy/Active.tsx',
    'src/ui/lightbox/open-lightbox.ts',
  ])
    expect(has(asked, later), later).toBe(false)
  await addButton(page).focus()
  await expect.poll(() => has(asked, client)).toBe(true)
  expect(has(asked, shown)).toBe(false)
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(has(asked, shown)).toBe(true)
})

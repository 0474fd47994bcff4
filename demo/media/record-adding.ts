import {execFileSync} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {chromium, type Page} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../../test/chromium.ts'
import {createDemo} from '../server/create-demo.ts'

/** Milliseconds that a picture of the recording stays. */
const SHORT = 700
const LONG = 1600

const FILM = fileURLToPath(new URL('../../docs/media/adding.webp', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'vitrine-recording-'))
const pictures: {file: string; stays: number}[] = []

async function take(page: Page, stays: number): Promise<void> {
  const file = join(folder, `${pictures.length}.png`)
  await page.waitForTimeout(300)
  await page.screenshot({path: file})
  pictures.push({file, stays})
}

async function shop(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/shop/speckled-mug`)
  const form = page.locator('[data-vitrine=add-to-cart]').first()
  const size = form.getByLabel('Size', {exact: true})
  // below the header that stays
  await size.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 220))
  await take(page, LONG)
  await size.selectOption('Large')
  await take(page, SHORT)
  await form.getByLabel('Glaze', {exact: true}).selectOption('Oat')
  await take(page, LONG)
  await form.locator('.sqs-add-to-cart-button').click()
  await page.locator('.cart-popover__box').waitFor()
  await take(page, LONG)
  await page.locator('.cart-popover__box').getByRole('link').last().click()
  await page.locator('[data-cart=grand-total]').waitFor()
  await take(page, LONG)
}

// `node demo/media/record-adding.ts` records what the README shows; it needs img2webp of Debian's package webp
const demo = await createDemo({
  databaseUrl: pathToFileURL(join(folder, 'demo.sqlite')).href,
  qa: false,
  log(problem) {
    throw problem
  },
  distFolder: fileURLToPath(new URL('../../dist/', import.meta.url)),
})
const {url, close} = await demo.listen(0, '127.0.0.1')
const executablePath = findChromium()
const browser = await chromium.launch({...(executablePath && {executablePath}), args: [...CHROMIUM_ARGS]})
await shop(await browser.newPage({viewport: {width: 390, height: 700}}), url)
await browser.close()
execFileSync('img2webp', [
  '-loop',
  '0',
  '-mixed',
  ...pictures.flatMap(({file, stays}) => ['-d', `${stays}`, file]),
  '-o',
  FILM,
])
await close()
demo.close()
await rm(folder, {recursive: true})

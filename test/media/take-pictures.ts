import {join} from 'node:path'
import type {BrowserContextOptions, Page} from 'playwright-core'
import {recordVisit} from './record-visit.ts'
import {encodePicture, inStudio, type Studio} from './studio.ts'

const PHONE: BrowserContextOptions = {viewport: {width: 390, height: 720}, deviceScaleFactor: 1.5}

interface Shot {
  name: string
  path: string
  options?: BrowserContextOptions
  act: (page: Page) => Promise<unknown>
}

async function add(page: Page): Promise<void> {
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.waitForTimeout(900)
}

async function fillCart(page: Page): Promise<void> {
  await page.getByLabel('Size', {exact: true}).selectOption('Large')
  await page.getByLabel('Glaze', {exact: true}).selectOption('Oat')
  await add(page)
  await page.goto(new URL('/shop/tide-bowl', page.url()).href)
  await add(page)
  // it shows the line that is new
  await page.locator('[data-cart=lines]').evaluate((list) => list.firstElementChild?.scrollIntoView())
}

const SHOTS: readonly Shot[] = [
  {name: 'drawer', path: '/shop/speckled-mug', act: fillCart},
  {
    name: 'quick-view',
    path: '/shop',
    act: (page) => page.getByRole('link', {name: 'Quick view of Tide Bowl'}).click(),
  },
  {
    name: 'lightbox',
    path: '/gallery',
    act: (page) =>
      page.locator('[data-vitrine=gallery] li a, [data-vitrine=gallery] li button').nth(1).click(),
  },
  {
    name: 'dark',
    path: '/shop/pour-over-dripper',
    options: {colorScheme: 'dark'},
    act: (page) => page.mouse.wheel(0, 250),
  },
  {
    name: 'right-to-left',
    path: '/shop/coffee-cup-cairo?store=ar',
    act: (page) => page.mouse.wheel(0, 250),
  },
  {
    name: 'overlay',
    path: '/shop/tide-bowl?vitrine-debug',
    async act(page) {
      await page.getByRole('button', {name: /^Vitrine QA: /}).click()
      await page.locator('summary', {hasText: /^Widgets/}).click()
    },
  },
]

async function takePictures({url, folder, open}: Studio): Promise<void> {
  for (const {name, path, options, act} of SHOTS) {
    const page = await open({...PHONE, ...options})
    await page.goto(url + path)
    await page.waitForTimeout(900)
    await act(page)
    await page.waitForTimeout(900)
    const file = join(folder, `${name}.png`)
    await page.screenshot({path: file})
    encodePicture(file, name)
    await page.context().close()
  }
}

// `npm run pictures` takes the pictures of the README; it needs cwebp and img2webp of Debian's package webp
await inStudio(async (studio) => {
  await takePictures(studio)
  await recordVisit(studio)
})

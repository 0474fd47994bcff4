import type {Browser, Locator, Page} from '@playwright/test'
import {asRecord} from '../../../src/lib/as-record.ts'
import {listOf} from '../../../src/lib/list-of.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import {openDocument} from '../support/document.ts'
import {addButton, open, popover} from '../support/page-parts.ts'
import {untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

interface Use {
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  shown: (page: Page) => Locator
}

const PICTURES = `<ul data-vitrine="lightbox">
  <li><a href="/media/tide-bowl.svg"><img src="/media/tide-bowl.svg" alt="The bowl" width="80" height="100"></a></li>
</ul>`

/** First uses whose style sheets have been fetched ahead. */
const USES: Readonly<Record<string, Use>> = {
  'quick view': {
    open: (page) => open(page, '/shop'),
    press: (page) => page.locator('[data-vitrine=quick-view]').first(),
    shown: (page) => page.locator('.quick-view__product'),
  },
  drawer: {
    open: (page) => open(page, '/shop/tide-bowl?cart=drawer'),
    press: (page) => addButton(page),
    shown: (page) => page.getByRole('dialog', {name: 'Your cart'}),
  },
  lightbox: {
    open: (page) => openDocument(page, {body: PICTURES + '<p>Text</p>'.repeat(300)}),
    press: (page) => page.getByRole('link', {name: 'The bowl'}),
    shown: (page) => page.getByRole('dialog', {name: 'Image viewer'}),
  },
  popover: {open: (page) => open(page, '/shop/tide-bowl'), press: (page) => addButton(page), shown: popover},
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking']
/** Microseconds from the reason of a layout to the layout. */
const SOON = 100_000

/**
 * The layouts of the whole document while something happens, as the number of their objects. Without those that the
 * browser makes when it looks for the system's fonts again: the pages have no others.
 */
async function wholeLayouts(page: Page, task: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser() as Browser
  await browser.startTracing(page, {categories: CATEGORIES})
  await task()
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  const events = listOf(asRecord(trace).traceEvents)
  const timeOf = (event: unknown) => Number(readPath(event, 'ts'))
  const fonts = events.filter((event) => readPath(event, 'args.data.reason') === 'Fonts changed').map(timeOf)
  const isOfFonts = (at: number) => fonts.some((time) => time <= at && at - time < SOON)
  return events.flatMap((event) => {
    const {dirtyObjects, totalObjects} = asRecord(readPath(event, 'args.beginData'))
    const isWhole = asRecord(event).name === 'Layout' && dirtyObjects === totalObjects
    return isWhole && !isOfFonts(timeOf(event)) ? Number(totalObjects) : []
  })
}

for (const [name, {open: openPage, press, shown}] of Object.entries(USES))
  test(`the first use of the ${name} lays out nothing but what it shows`, async ({page}) => {
    await openPage(page)
    await press(page).scrollIntoViewIfNeeded()
    await untilQuiet(page)
    const objects = await page.locator('body *').count()
    const layouts = await wholeLayouts(page, async () => {
      await press(page).hover()
      await page.waitForTimeout(200)
      await press(page).click()
      await expect(shown(page)).toBeVisible()
    })
    expect(layouts.filter((count) => count > objects / 2)).toEqual([])
  })

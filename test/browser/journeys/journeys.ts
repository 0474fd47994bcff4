import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {settle} from '../support/layout.ts'
import {addButton, expectAllMounted, open, popover} from '../support/page-parts.ts'
import {addUnheard, untilQuiet} from '../support/requests.ts'
import {expect} from '../support/test.ts'

const BOWL = '64a1f0c27be1d20013c0aa02'

/** A visitor's path through pages of the shop. */
interface Journey {
  name: string
  /** Steps before the count starts. */
  before?: (page: Page) => Promise<void>
  go: (page: Page) => Promise<void>
}

async function openQuiet(page: Page, path: string): Promise<void> {
  await open(page, path)
  await settle(page)
}

const openProduct = (page: Page) => openQuiet(page, '/shop/speckled-mug')

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a page without widgets',
    async go(page) {
      await openDocument(page, {body: '<h1>About us</h1>'})
      await settle(page)
    },
  },
  {name: 'list page', go: (page) => openQuiet(page, '/shop')},
  {name: 'product page, up to the first press', go: openProduct},
  {
    name: 'product page, the first press',
    async before(page) {
      await openQuiet(page, '/shop/tide-bowl')
      // by then the page has prefetched the files for a click
      await untilQuiet(page)
    },
    async go(page) {
      await addButton(page).click()
      await expect(popover(page)).toBeVisible()
      await settle(page)
    },
  },
  {
    name: 'cart page',
    before: (page) => addUnheard(page, BOWL, 'BOWL-TIDE'),
    go: (page) => openQuiet(page, '/cart'),
  },
  {name: 'page with a form', go: (page) => openQuiet(page, '/contact')},
  {
    name: 'page with galleries',
    async go(page) {
      await page.goto('/gallery')
      await expectAllMounted(page)
      await settle(page)
    },
  },
]

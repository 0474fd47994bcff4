import type {Locator, Page} from '@playwright/test'
import {expect, test} from '../support/test.ts'
import {SCENES} from './scenes.ts'

/**
 * What a screen reader gets: the accessibility tree of each part, kept in `transcripts/`.
 * `npx playwright test transcripts --update-snapshots` writes them again.
 */
const TRANSCRIPTS: readonly {name: string; scene: string; part: (page: Page) => Locator}[] = [
  {name: 'product', scene: 'add-to-cart, options', part: (page) => page.locator('article.product')},
  {name: 'product-error', scene: 'add-to-cart, error', part: (page) => page.locator('article.product')},
  {name: 'cart', scene: 'cart-page, lines', part: (page) => page.locator('main')},
  {name: 'drawer', scene: 'cart-drawer, lines', part: (page) => page.locator('.cart-drawer')},
  {
    name: 'form',
    scene: 'form, every field',
    part: (page) => page.locator('.sqs-block-form .platform-form').first(),
  },
  {
    name: 'form-errors',
    scene: 'form, error',
    part: (page) => page.locator('.sqs-block-form .platform-form').first(),
  },
  {
    name: 'withdrawal',
    scene: 'withdrawal, confirmation',
    part: (page) => page.locator('[data-vitrine=withdrawal]'),
  },
  {
    name: 'legal-notice',
    scene: 'legal-notice, rest',
    part: (page) => page.locator('[data-vitrine=legal-notice]').nth(1),
  },
  {name: 'product-search', scene: 'product-search, suggestions', part: (page) => page.getByRole('search')},
  {
    name: 'collection',
    scene: 'collection, filtered',
    part: (page) => page.locator('[data-vitrine=collection]'),
  },
  {
    name: 'collection-of-shop',
    scene: 'collection, from the shop',
    part: (page) => page.locator('[data-vitrine=collection]'),
  },
  {name: 'wishlist', scene: 'wishlist, list', part: (page) => page.locator('main')},
  {name: 'quick-view', scene: 'quick-view, open', part: (page) => page.locator('dialog[open]').last()},
  {name: 'lightbox', scene: 'lightbox, open', part: (page) => page.locator('dialog[open]').last()},
  {name: 'gallery', scene: 'gallery, rest', part: (page) => page.locator('main section').nth(1)},
  {
    name: 'product-gallery',
    scene: 'product-gallery, in the shop',
    part: (page) => page.locator('.ProductItem-gallery').first(),
  },
]

/** Each run has another port. */
const dropOrigin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${location.origin}"]`))
      link.setAttribute('href', link.href.slice(location.origin.length))
  })

test.use({contextOptions: {reducedMotion: 'reduce'}})

for (const {name, scene, part} of TRANSCRIPTS)
  test(`the accessibility tree of ${scene}`, async ({page, shop, consoleLines}) => {
    const found = SCENES.find(({widget, state}) => `${widget}, ${state}` === scene)
    await found?.open({page, shop, consoleLines, isRtl: false})
    await dropOrigin(page)
    await expect(part(page)).toMatchAriaSnapshot({name: `${name}.aria.yml`})
  })

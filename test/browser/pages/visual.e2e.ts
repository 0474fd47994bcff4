import type {Locator, Page} from '@playwright/test'
import {findChromium, launchOptions} from '../../chromium.ts'
import {BOWL, MUG, openCart} from '../support/cart-page.ts'
import {settle} from '../support/layout.ts'
import {openSection} from '../support/overlay.ts'
import {expectState, open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'
import {bringTypeface, bringTypefaceTo} from '../support/typeface.ts'

// the expected pictures are in `screenshots/`; `npx playwright test visual --update-snapshots=all` takes them again

const WIDTHS = [1280, 390]

const gallery = (page: Page): Locator => page.locator('.ProductItem-gallery')

/** Pictures in the window; others may never be fetched. */
const areSeenLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const {top, right, bottom, left} = image.getBoundingClientRect()
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      })
      .every(({complete}) => complete),
  )

/**
 * Waits until the visible pictures have loaded and nothing moves. Masks `foreign` parts, which use a typeface of the
 * machine.
 */
async function expectLooks(page: Page, name: string, ...foreign: string[]): Promise<void> {
  await settle(page)
  await expect.poll(() => areSeenLoaded(page)).toBe(true)
  await expect(page).toHaveScreenshot(`${name}.png`, {
    mask: foreign.map((selector) => page.locator(selector)),
  })
}

/** Scrolls to the top, on a whole pixel: text in a typeface of the machine moves everything below it. */
const scrollToTop = (shown: Locator): Promise<void> =>
  shown.evaluate((element) => {
    const {top} = element.getBoundingClientRect()
    document.body.style.paddingTop = `${parseFloat(getComputedStyle(document.body).paddingTop) + Math.ceil(top) - top}px`
    element.scrollIntoView()
  })

// letters are compared as the browser itself draws them
test.use({contextOptions: {reducedMotion: 'reduce'}, launchOptions: launchOptions(findChromium())})

test.beforeEach(({page}) => bringTypeface(page))

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}})

    test('the product page', async ({page}) => {
      await open(page, '/shop/speckled-mug')
      await expectState(gallery(page), 'mounted')
      // comes at rest, where the button is out of view
      if (width === 390) await expect(page.locator('.vitrine-buy-bar')).toBeVisible()
      await expectLooks(page, `product-${width}`)
    })

    test('the galleries', async ({page}) => {
      await open(page, '/gallery')
      for (const name of ['Grid', 'Slide show', 'Slider', 'Stack', 'Masonry', 'Strips', 'Reel']) {
        const shown = page.getByRole('heading', {name, exact: true}).locator('..')
        await scrollToTop(shown)
        await expectState(shown.locator('[data-vitrine-state]').first(), 'mounted')
        await expectLooks(page, `gallery-${name.toLowerCase().replace(' ', '-')}-${width}`, '.shop-languages')
      }
    })

    test('the journal, and a story with a video, likes and shares', async ({page}) => {
      // the page displays a relative time
      await page.clock.setFixedTime('2026-11-20T12:00:00Z')
      await open(page, '/journal')
      await expectLooks(page, `journal-${width}`)
      await open(page, '/journal/opening-the-kiln')
      await expectLooks(page, `story-${width}`)
      await page.locator('.post-social').evaluate((element) => element.scrollIntoView({block: 'center'}))
      await expectLooks(page, `story-social-${width}`, '.like-icon')
    })

    test('the quick view', async ({page}) => {
      await open(page, '/shop')
      await page.getByRole('link', {name: 'Quick view of Speckled Mug'}).click()
      const lightbox = page.getByRole('dialog', {name: 'Quick view'})
      await expectState(lightbox.locator('.ProductItem-gallery'), 'mounted')
      await expectLooks(page, `quick-view-${width}`)
    })

    test('the cart', async ({page}) => {
      await openCart(page, [MUG, 2], [BOWL, 1])
      await expectLooks(page, `cart-${width}`)
    })

    test('the QA overlay', async ({page}) => {
      await open(page, '/shop/tide-bowl?vitrine-debug')
      await expectState(gallery(page), 'mounted')
      await openSection(page, 'Widgets')
      await openSection(page, 'Cart')
      await bringTypefaceTo(page, 'vitrine-overlay')
      // the part below contains measured values, and counts that grow
      await expectLooks(page, `overlay-${width}`)
    })

    test('the lightbox', async ({page}) => {
      await open(page, '/shop/speckled-mug')
      await expectState(gallery(page), 'mounted')
      await gallery(page).getByRole('button', {name: 'View larger image'}).first().click()
      await expect(page.getByRole('dialog', {name: 'Image viewer'})).toBeVisible()
      await expectLooks(page, `lightbox-${width}`)
    })
  })
}

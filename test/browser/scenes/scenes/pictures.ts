import type {Locator, Page} from '@playwright/test'
import {settle} from '../../support/layout.ts'
import {holdRequests} from '../../support/requests.ts'
import {expect} from '../../support/test.ts'
import {lay, type Scene, type Stage, visit} from '../scene.ts'
import {dialog, of, READS, theMain, theWindow} from './of.ts'

const picture = (name: string, alt: string): string =>
  `<li><a href="/media/${name}.svg"><img src="/media/speckled-mug.svg" alt="${alt}" width="160" height="200"></a></li>`

const LIST = `<ul data-vitrine="lightbox">${picture('tide-bowl', 'A wide bowl')}${picture('moon-plate', 'A round plate')}</ul>`
const BROKEN = `<ul data-vitrine="lightbox">${picture('never-made', 'Letter paper')}${picture('moon-plate', 'A round plate')}</ul>`

async function openLightbox(stage: Stage, list: string): Promise<void> {
  await lay(stage, list)
  await stage.page.locator('main a').first().click()
  await expect(dialog(stage.page)).toBeVisible()
}

const lightboxes: readonly Omit<Scene, 'widget'>[] = [
  {
    state: 'open',
    async open(stage) {
      await openLightbox(stage, LIST)
      await expect(dialog(stage.page).locator('img').first()).toBeVisible()
    },
    part: theWindow,
  },
  {
    state: 'loading',
    async open(stage) {
      await holdRequests(stage.page, '**/media/tide-bowl.svg')
      await openLightbox(stage, LIST)
    },
    part: theWindow,
  },
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      await openLightbox(stage, BROKEN)
    },
    part: theWindow,
  },
]

const galleries: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: (stage) => visit(stage, '/gallery'), part: theMain},
]

const gallery = (page: Page): Locator => page.locator('.ProductItem-gallery').first()

const productGalleries: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: (stage) => visit(stage, '/shop/speckled-mug'), part: gallery},
  {
    state: 'second picture',
    async open(stage) {
      await visit(stage, '/shop/speckled-mug')
      await gallery(stage.page).locator('.product-gallery__next').click()
    },
    part: gallery,
  },
]

const ZOOM = `<div data-vitrine="image-zoom" data-zoom="click" data-zoom-factor="2.5">
  <a href="/media/tide-bowl.svg"><img src="/media/tide-bowl.svg" alt="A wide bowl" width="320" height="400"></a>
</div>`

const VIDEO = `<div data-vitrine="video" data-html='&lt;iframe src="/provider/embed/kiln" width="640" height="360" title="Opening the kiln"&gt;&lt;/iframe&gt;' data-provider-name="Kilnwatch">
  <a class="sqs-video-overlay" href="/provider/embed/kiln"><img src="/media/speckled-mug.svg" width="640" height="360" alt="Opening the kiln"></a>
</div>`

const social = (page: Page): Locator => page.locator('.post-social')

export const pictures: readonly Scene[] = [
  ...of('lightbox', lightboxes, READS),
  ...of('gallery', galleries, READS),
  ...of('product-gallery', productGalleries, READS),
  ...of('image-zoom', [
    {
      state: 'zoomed',
      open: (stage) => lay(stage, ZOOM),
      // a new width ends it, as a picture of a part of the window does
      async again(page) {
        await settle(page)
        const link = page.locator('main a').first()
        if ((await link.getAttribute('aria-pressed')) !== 'true') await link.click()
        await expect(link).toHaveAttribute('aria-pressed', 'true')
      },
      part: theWindow,
    },
  ]),
  ...of('video', [
    {
      state: 'playing',
      async open(stage) {
        await lay(stage, VIDEO)
        await stage.page.locator('.sqs-video-overlay').first().click()
        await expect(stage.page.locator('iframe')).toBeVisible()
      },
      part: theMain,
    },
  ]),
  ...of('like', [
    {
      state: 'liked',
      async open(stage) {
        await visit(stage, '/journal/opening-the-kiln')
        // opens over the post once a check has scrolled to its end
        await stage.page.locator('[data-vitrine=popup-overlay]').evaluate((overlay) => overlay.remove())
        await stage.page.locator('.post-social [data-vitrine=like], .sqs-simple-like').first().click()
      },
      part: social,
    },
  ]),
]

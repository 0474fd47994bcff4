import type {Locator} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {addSheet, scrollsSideways} from '../support/layout.ts'
import {addButton, expectHeader, expectState, open} from '../support/page-parts.ts'
import {addUnheard} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const picture = (n: number): string =>
  `<li><img alt="Picture ${n}" width="400" height="300" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/%3E"></li>`

const pictures = [1, 2, 3].map(picture).join('')

const css = (of: Locator, property: string): Promise<string> =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('in forced colours, buttons have a border, and the selection has a different outline', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
  await openDocument(page, {
    body: `<section data-vitrine="gallery" data-vitrine-load="now" data-design="slideshow" data-controls data-thumbnails
      data-autoplay aria-label="Pictures"><ul>${pictures}</ul></section>`,
  })
  const gallery = page.getByRole('region', {name: 'Pictures'})
  const thumbnails = gallery.locator('.gallery__thumbnail')
  await expect(thumbnails).toHaveCount(3)
  for (const one of await gallery.getByRole('button').all())
    await expect(one).not.toHaveCSS('border-top-width', '0px')
  await expect(thumbnails.nth(0)).toHaveCSS('outline-style', 'solid')
  await expect(thumbnails.nth(1)).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect.poll(() => css(page.locator(':focus'), 'outline-style')).not.toBe('none')
})

test('in dark mode, elements that a widget adds have a dark background', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
  await openDocument(page, {
    body: `<section data-vitrine="gallery" data-vitrine-load="now" data-design="slideshow" data-controls
      aria-label="Pictures"><ul>${pictures}</ul></section>`,
  })
  await addSheet(page, ':root { color-scheme: light dark }')
  const next = page.getByRole('button', {name: 'Next'})
  await expect(next).toHaveCSS('background-color', 'rgb(38, 38, 38)')
  await addSheet(page, ':root { --vitrine-gallery-arrow-background: rgb(1, 2, 3) }')
  await expect(next).toHaveCSS('background-color', 'rgb(1, 2, 3)')
})

test('in a narrow column of a wide page, cart lines look as on a phone', async ({page}) => {
  await addUnheard(page, '64a1f0c27be1d20013c0aa02', 'BOWL-TIDE', 2)
  await openDocument(page, {
    body: `<aside><div data-vitrine="cart-page" data-options='{"storeCurrency": "USD"}'></div></aside>`,
  })
  const total = page.locator('.cart-page__line-total')
  const title = page.locator('.cart-page__title')
  await expect(total).toBeVisible()
  const below = async () => ((await total.boundingBox())?.y ?? 0) > ((await title.boundingBox())?.y ?? 0) + 40
  expect(await below()).toBe(false)
  await addSheet(page, 'aside { width: 260px }')
  await expect.poll(below).toBe(true)
  expect(await scrollsSideways(page)).toBe(false)
  const [column, line] = [page.locator('aside'), page.locator('.cart-page__line')]
  expect((await line.boundingBox())?.width).toBeLessThanOrEqual((await column.boundingBox())?.width ?? 0)
})

test('a gallery in a shrink-to-fit parent uses the available space', async ({page}) => {
  await openDocument(page, {
    body: `<div><section data-vitrine="gallery" data-vitrine-load="now" data-design="grid" aria-label="Pictures">
      <ul>${pictures}</ul></section></div>`,
  })
  await addSheet(page, 'body > div { display: flex } section { flex: 0 1 auto; min-width: 0 }')
  const list = page.locator('.gallery__list')
  await expect(list).toBeVisible()
  expect((await list.boundingBox())?.width).toBeGreaterThan(600)
  expect(await scrollsSideways(page)).toBe(false)
})

test('arrows have the page’s content, and their names', async ({page}) => {
  await openDocument(page, {
    body: `<section data-vitrine="gallery" data-vitrine-load="now" data-design="slideshow" data-controls aria-label="Pictures">
      <template data-slot="next"><b>on</b></template><ul>${pictures}</ul></section>`,
  })
  const [previous, next] = [
    page.getByRole('button', {name: 'Previous'}),
    page.getByRole('button', {name: 'Next'}),
  ]
  await expect(next.locator('b')).toHaveText('on')
  await expect(previous).toBeEmpty()
  const sign = (of: Locator) => of.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(await sign(next)).toBe('none')
  expect(await sign(previous)).toBe('"‹"')
})

test('nothing in the shop moves with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/shop/speckled-mug')
  await addButton(page).focus()
  await expectState(page.locator('[data-vitrine=add-to-cart]').first(), 'mounted')
  await expect(addButton(page)).toBeVisible()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({playState}) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  await expectHeader(page, 0, '$0.00')
})

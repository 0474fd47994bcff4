import type {Page} from '@playwright/test'
import {tokens} from '../../../src/widget/about-tokens.ts'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {addSheet, scrollsSideways} from '../support/layout.ts'
import {expectAllMounted} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const picture = (page: Page, kind: string) => page.locator(`.legal-notice__${kind}`)

const place = (kind: string, alt: string) =>
  `<div data-vitrine="legal-notice" data-vitrine-load="now" data-kind="${kind}">
    <a href="https://europa.eu/youreurope/"><img src="/media/tide-bowl.svg" width="800" height="1000" alt="${alt}"></a>
  </div>`

const BODY = `<main><h1>Guarantees</h1>${place('notice', 'Words of the notice')}${place('label', 'Words of the label')}</main>`

/** What pages do to all images, and every token. */
const HOSTILE = `
  html { color-scheme: dark; background: #000; ${Object.keys(tokens)
    .map((name) => `${name}: ${/radius|space/.test(name) ? '40px' : 'red'};`)
    .join('')} }
  img { max-width: 100%; max-height: 50px; border-radius: 50%; filter: invert(1); opacity: 0.5; object-fit: cover;
    mix-blend-mode: difference; aspect-ratio: 1; background: red; width: 20px }`

async function openNotice(page: Page): Promise<void> {
  await openDocument(page, {body: BODY})
  await expectAllMounted(page)
}

const look = (page: Page, kind: string) =>
  picture(page, kind).evaluate((image) => {
    const {filter, opacity, borderRadius, objectFit, mixBlendMode, backgroundColor, colorScheme} =
      getComputedStyle(image)
    return {filter, opacity, borderRadius, objectFit, mixBlendMode, backgroundColor, colorScheme}
  })

for (const [kind, least] of [
  ['notice', 480],
  ['label', 360],
] as const)
  test(`no page and no token changes the look of a ${kind}, or makes it small`, {tag: '@engines'}, async ({
    page,
  }) => {
    await openNotice(page)
    const official = await look(page, kind)
    await addSheet(page, HOSTILE)
    expect(await look(page, kind)).toEqual(official)
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800})
      const box = await picture(page, kind).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(least)
      expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
      expect(await scrollsSideways(page)).toBe(false)
    }
  })

test('on a narrow screen it scrolls within, and its link is reached by keyboard', {tag: '@engines'}, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800})
  await openNotice(page)
  const frame = page.locator('[data-kind=notice]')
  expect(await frame.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
  await page.getByRole('link', {name: 'Words of the notice'}).focus()
  await expect(page.getByRole('link', {name: 'Words of the notice'})).toBeFocused()
  await expectNoneInAnyLight(page, 'main')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('the link and the picture are those of the page', async ({page}) => {
    await openDocument(page, {body: BODY})
    const link = page.getByRole('link', {name: 'Words of the notice'})
    await expect(link).toHaveAttribute('href', 'https://europa.eu/youreurope/')
    await expect(link.getByRole('img')).toBeVisible()
  })
})

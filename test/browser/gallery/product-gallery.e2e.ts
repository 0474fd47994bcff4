import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {choose, expectState, open} from '../support/page-parts.ts'
import {qaExample} from '../support/qa-example.ts'
import {saveData, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {scrollSideways, swipe} from '../support/touch.ts'
import {vitrineOf} from '../support/vitrine.ts'

const MUG = '/shop/speckled-mug'

const gallery = (page: Page): Locator =>
  page.locator('.ProductItem-gallery,[data-vitrine=product-gallery]').first()
const strip = (of: Locator): Locator => of.locator('.product-gallery__slides')
const arrow = (of: Locator, name: 'Previous' | 'Next') => of.getByRole('button', {name: `${name} image`})
const thumbnail = (of: Locator, n: number, count: number) => of.getByLabel(`Show image ${n} of ${count}`)

/** A list of images, in author markup. */
const list = (count: number, attributes = '') =>
  `<main><h1>Mug</h1><div data-vitrine="product-gallery" ${attributes}><ul>${Array.from(
    {length: count},
    (_, index) =>
      `<li><img src="/media/${index % 2 ? 'tide-bowl' : 'speckled-mug'}.svg?${index}" alt="Image ${index + 1}" width="800" height="1000" loading="lazy"></li>`,
  ).join('')}</ul></div></main>`

/** The visible slide, which is also the only reachable one; its index counts from 1. */
async function expectShown(of: Locator, n: number, count: number): Promise<void> {
  const slide = of.locator('[aria-roledescription=slide]:not([inert])')
  await expect(slide).toHaveCount(1)
  await expect(slide).toHaveAttribute('aria-label', `${n} of ${count}`)
  await expect.poll(() => offsetIn(slide, strip(of))).toBeLessThan(2)
}

/** CSS pixels between a slide and its target position. */
async function offsetIn(slide: Locator, box: Locator): Promise<number> {
  const [inner, outer] = [await slide.boundingBox(), await box.boundingBox()]
  return inner && outer ? Math.abs(inner.x + inner.width / 2 - (outer.x + outer.width / 2)) : Number.NaN
}

/** Names of the groups in the accessibility tree. */
async function groupsOf(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page)
  const {nodes} = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter(({ignored, role}) => !ignored && role?.value === 'group').map(({name}) => name?.value)
}

async function openMug(page: Page): Promise<Locator> {
  await open(page, MUG)
  await expectState(gallery(page), 'mounted')
  await expect(arrow(gallery(page), 'Next')).toBeVisible()
  return gallery(page)
}

test('reaches its target slide when the window narrows during the scroll', async ({page}) => {
  await openDocument(page, {body: list(5)})
  const mug = gallery(page)
  await expectState(mug, 'mounted')
  await expectShown(mug, 1, 5)
  await arrow(mug, 'Next').click()
  await expect.poll(() => strip(mug).evaluate((box) => box.scrollLeft)).toBeGreaterThan(1)
  await page.setViewportSize({width: 500, height: 800})
  await expectShown(mug, 2, 5)
})

test('arrows and thumbnails display the slides and wrap around', {tag: '@engines'}, async ({page}) => {
  const mug = await openMug(page)
  await expectShown(mug, 1, 7)
  await arrow(mug, 'Next').click()
  await expectShown(mug, 2, 7)
  await thumbnail(mug, 7, 7).click()
  await expectShown(mug, 7, 7)
  await expect(thumbnail(mug, 7, 7)).toHaveAttribute('aria-current', 'true')
  await arrow(mug, 'Next').click()
  await expectShown(mug, 1, 7)
  await arrow(mug, 'Previous').click()
  await expectShown(mug, 7, 7)
  expect(new URL(page.url()).hash).toBe('')
})

test('a screen reader finds a carousel, its controls and one slide', async ({page}) => {
  const mug = await openMug(page)
  await expect(page.getByRole('region', {name: 'Images of Speckled Mug', exact: true})).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  )
  expect(await groupsOf(page)).toEqual(['1 of 7'])
  await arrow(mug, 'Next').click()
  await expect(mug.locator('[aria-live=polite]')).toHaveText('Image 2 of 7')
  expect(await groupsOf(page)).toEqual(['2 of 7'])
})

test('keys move through it, and the focus follows', {tag: '@engines'}, async ({page}) => {
  const mug = await openMug(page)
  await mug.locator('img').first().focus()
  await page.keyboard.press('ArrowRight')
  await expectShown(mug, 2, 7)
  await expect(mug.locator('[data-slide-index="2"] img')).toBeFocused()
  await page.keyboard.press('End')
  await expectShown(mug, 7, 7)
  await page.keyboard.press('ArrowRight')
  await expectShown(mug, 1, 7)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a trackpad scrolls it', {tag: '@engines'}, async ({page}) => {
  const mug = await openMug(page)
  await strip(mug).hover()
  // everything that pointing at the image loads has loaded
  await settle(page)
  await scrollSideways(page, strip(mug), 0.7)
  await expectShown(mug, 2, 7)
  await expect(thumbnail(mug, 2, 7)).toHaveAttribute('aria-current', 'true')
})

test('follows the selected variant, and returns when none is selected', {tag: '@engines'}, async ({page}) => {
  const mug = await openMug(page)
  await arrow(mug, 'Next').click()
  await choose(page, {Size: 'Large', Glaze: 'Sea'})
  await expectShown(mug, 6, 7)
  await choose(page, {Glaze: 'Soot'})
  await expectShown(mug, 7, 7)
  await page.getByLabel('Glaze', {exact: true}).focus()
  await choose(page, {Glaze: ''})
  await expectShown(mug, 2, 7)
  await expect(page.getByLabel('Glaze', {exact: true})).toBeFocused()
})

test('finds ids with quotes, spaces and £', async ({page}) => {
  await open(page, '/shop/seconds-saucer')
  await page.locator('[data-vitrine=add-to-cart] select').selectOption("Potter's thumb")
  await expectShown(gallery(page), 6, 6)
})

test('a product whose variants have no image keeps its slide', async ({page}) => {
  await open(page, '/shop/linen-notebook')
  await arrow(gallery(page), 'Next').click()
  await choose(page, {Paper: 'Dotted'})
  await expectShown(gallery(page), 2, 4)
})

test.describe('by touch', () => {
  test.use({hasTouch: true})

  test('a swipe displays the next slide', async ({page}) => {
    const mug = await openMug(page)
    await swipe(page, strip(mug), -0.7)
    await expectShown(mug, 2, 7)
    await swipe(page, strip(mug), 0.7)
    await expectShown(mug, 1, 7)
  })

  test('right to left, it is reversed', async ({page}) => {
    await page.goto('/qa')
    const cup = qaExample(page, '7.1 markup with arrows and an indicator, right to left').locator(
      '[data-controller=ProductGallery]',
    )
    await cup.scrollIntoViewIfNeeded()
    await expectState(cup, 'mounted')
    await swipe(page, strip(cup), 0.7)
    await expectShown(cup, 2, 3)
    await expect(cup.locator('[data-product-gallery=indicator]')).toHaveText('2 / 3')
    await cup.getByRole('button', {name: 'Next'}).click()
    await expectShown(cup, 3, 3)
    await strip(cup).focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(cup, 2, 3)
  })

  test('slides that the page stacks can be swiped, too', async ({page}) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        `.ProductItem-gallery-slides { position: relative; overflow: hidden; height: 300px }
         .ProductItem-gallery-slides-item { position: absolute; inset: 0; opacity: 0 }
         .ProductItem-gallery-slides-item.selected { opacity: 1 }`,
      )
      document.adoptedStyleSheets.push(sheet)
    })
    const slides = ['one', 'two', 'three'].map(
      (name, index) =>
        `<div class="ProductItem-gallery-slides-item" data-slide-index="${index + 1}">${name}</div>`,
    )
    await openDocument(page, {
      body: `<div class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${slides.join('')}</div></div>`,
    })
    const layered = strip(gallery(page))
    await expect(layered).toHaveClass(/product-gallery__layered/)
    await expect(layered).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    const shown = layered.locator('.selected')
    await expect(async () => {
      await swipe(page, layered, -0.3)
      await expect(shown).toHaveText('two', {timeout: 500})
    }).toPass()
    await expect(shown).toHaveCSS('opacity', '1')
    await swipe(page, layered, 0.3)
    await expect(shown).toHaveText('one')
  })
})

test('jumps instead of scrolling for reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const mug = await openMug(page)
  const left = await arrow(mug, 'Next').evaluate((button: HTMLElement) => {
    button.click()
    const box = document.querySelector('.product-gallery__slides')
    return box ? box.scrollLeft / box.clientWidth : 0
  })
  expect(left).toBeCloseTo(1, 1)
})

test('mounting and using it moves nothing', async ({page}) => {
  await recordShifts(page)
  const mug = await openMug(page)
  for (let n = 0; n < 3; n++) await arrow(mug, 'Next').click()
  await thumbnail(mug, 1, 7).click()
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('axe finds no problem, before and after it was used', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const mug = await openMug(page)
  await expectNoneInAnyLight(page)
  await arrow(mug, 'Next').click()
  await thumbnail(mug, 5, 7).click()
  await expectNoneInAnyLight(page)
})

test('a page without styles gets a strip, with thumbnails on request', {
  tag: '@engines',
}, async ({page}) => {
  await openDocument(page, {body: list(3, 'data-thumbnails')})
  await expectShown(gallery(page), 1, 3)
  await thumbnail(gallery(page), 3, 3).click()
  await expectShown(gallery(page), 3, 3)
  await expectNoneInAnyLight(page)
})

for (const [width, height] of [
  [2000, 200],
  [8000, 8000],
  [200, 4000],
] as const)
  for (const design of ['slideshow', 'stacked'])
    test(`a picture of ${width} × ${height} keeps its ratio in a ${design} gallery`, {
      tag: '@engines',
    }, async ({page}) => {
      const drawn = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`
      const picture = `<li><img src="${drawn}" alt="A bowl" width="${width}" height="${height}"></li>`
      await openDocument(page, {
        body: `<div data-vitrine="product-gallery" data-design="${design}"><ul>${picture.repeat(2)}</ul></div>`,
      })
      await expectState(gallery(page), 'mounted')
      const box = await page.getByAltText('A bowl').first().boundingBox()
      expect(box && box.width / box.height).toBeCloseTo(width / height, 2)
    })

test('zoom and lightbox load on the first use when the visitor saves data', async ({page}) => {
  const requests = watchRequests(page)
  await saveData(page)
  await open(page, MUG)
  await settle(page)
  const files = ['src/ui/lightbox/open-lightbox.ts', 'src/ui/dialog/open-dialog.ts'].map(fileWith)
  const later = () => files.filter((file) => requests.matching(file).length)
  expect(later()).toEqual([])
  await gallery(page).locator('img').first().hover()
  await expect.poll(later).toEqual(files)
})

test('500 images: mounts quickly, and fetches a few of them', async ({page}) => {
  const requests = watchRequests(page)
  await openDocument(page, {body: list(500)})
  await expectShown(gallery(page), 1, 500)
  await settle(page)
  const first = requests.matching(/media/).length
  await strip(gallery(page)).focus()
  await page.keyboard.press('End')
  await expectShown(gallery(page), 500, 500)
  await page.keyboard.press('ArrowLeft')
  await expectShown(gallery(page), 499, 500)
  expect(first).toBeLessThan(20)
  expect(requests.matching(/media/).length - first).toBeLessThan(20)
})

test('navigating back restores its slide, and using it adds no history entry', async ({page}) => {
  const mug = await openMug(page)
  const before = await page.evaluate(() => history.length)
  await arrow(mug, 'Next').click()
  await thumbnail(mug, 4, 7).click()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.goto('/shop')
  await page.goBack()
  await expectState(gallery(page), 'mounted')
  await arrow(gallery(page), 'Next').click()
  await expect(gallery(page).locator('.product-gallery__arrow')).toHaveCount(2)
})

test('unmounting restores the server’s HTML, and mounting takes over again', async ({page}) => {
  await page.goto(MUG, {waitUntil: 'commit'})
  const mug = await openMug(page)
  const vitrine = await vitrineOf(page)
  await arrow(mug, 'Next').click()
  const served = await page.request.get(MUG).then((reply) => reply.text())
  await vitrine.evaluate((api) => api.unmount())
  const given = await mug.evaluate((element) => element.outerHTML)
  expect(served).toContain(given)
  await vitrine.evaluate((api) => api.mount())
  await arrow(mug, 'Next').click()
})

test('is harmless without images, with broken ones and with zero sizes', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  const broken = ['/media/none.svg', '', 'data:image/png;base64,AAAA']
    .map((src) => `<li><img src="${src}" alt="Gone" width="0" height="0" data-image-dimensions="0x0"></li>`)
    .join('')
  await openDocument(page, {
    body: `<ul data-vitrine="product-gallery"></ul><div data-vitrine="product-gallery" data-lightbox data-zoom="hover"><ul>${broken}</ul></div>`,
  })
  const second = page.locator('[data-vitrine=product-gallery]').nth(1)
  await expectState(second, 'mounted')
  await arrow(second, 'Next').click()
  await expect(second.locator('li:not([inert])')).toHaveAttribute('aria-label', '2 of 3')
})

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false})

  test('thumbnails link to their slides', async ({page}) => {
    await page.goto(MUG)
    await page.locator('[data-thumbnail-index="3"]').click()
    const slide = page.locator('[data-slide-index="3"]')
    await expect.poll(() => offsetIn(slide, page.locator('.gallery-strip'))).toBeLessThan(2)
  })
})

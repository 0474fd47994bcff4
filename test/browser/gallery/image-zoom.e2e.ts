import type {Locator, Page} from '@playwright/test'
import {expectNoViolations} from '../support/accessibility.ts'
import {addressWith, fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {qaExample} from '../support/qa-example.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {drag, placeIn, wayBetween} from '../support/touch.ts'
import {vitrineOf} from '../support/vitrine.ts'

const IMG = '<img src="/media/speckled-mug.svg" alt="A mug" width="400" height="500">'

const area = (page: Page): Locator => page.locator('[data-vitrine=image-zoom],.sqs-image-zoom-area').first()
const image = (page: Page): Locator => area(page).locator('img').first()
const lens = (page: Page): Locator => page.locator('.vitrine-zoom__lens')

const openZoom = (page: Page, attributes = '', content = IMG) =>
  openDocument(page, {
    body: `<main><h1>Mug</h1><div data-vitrine="image-zoom" ${attributes}>${content}</div><p>Below <a href="/">Home</a></p></main>`,
  })

const boxOf = (element: Element): number[] => {
  const {left, top, width, height} = element.getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
}

/** The visible part of the large picture lies exactly over the image, and does not make the page wider or longer. */
async function expectInPlace(page: Page): Promise<void> {
  const [over, below] = await Promise.all([
    lens(page).locator('..').evaluate(boxOf),
    image(page).evaluate(boxOf),
  ])
  expect(over).toEqual(below)
  const overflow = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBe(0)
}

test('loads its script when a visitor points at the image', async ({page}) => {
  const requests = watchRequests(page)
  await openZoom(page)
  await settle(page)
  await expectState(area(page), 'waiting')
  expect(requests.matching(/image-zoom/)).toEqual([])
  await image(page).hover()
  await expectState(area(page), 'mounted')
})

test('uses a mouse that rests on the image before its widget loads', {tag: '@engines'}, async ({page}) => {
  const release = await holdRequests(page, '**/chunks/engine-*')
  await openZoom(page)
  await image(page).hover()
  release()
  await expectState(area(page), 'mounted')
})

test('follows the mouse: enlarges the area below it, in place of the image', {
  tag: '@engines',
}, async ({page}) => {
  await openZoom(page, 'data-zoom-factor="2"')
  await image(page).hover({position: {x: 100, y: 100}})
  await expectState(area(page), 'mounted')
  await image(page).hover({position: {x: 300, y: 250}, force: true})
  await expect(lens(page)).toBeVisible()
  await expectInPlace(page)
  await image(page).hover({position: {x: 10, y: 490}, force: true})
  await expectInPlace(page)
  await page.getByText('Below').hover()
  await expect(lens(page)).toHaveCount(0)
})

for (const dir of ['ltr', 'rtl'])
  test(`on a phone, a zoomed picture does not make the page scroll sideways: ${dir}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 700})
    await openZoom(page, `dir="${dir}" data-zoom="click" data-zoom-factor="3"`, IMG.replace('400', '300'))
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    await image(page).click()
    await expect(lens(page)).toBeVisible()
    await expectInPlace(page)
  })

test('a click zooms and a second one ends it; links are disabled', async ({page}) => {
  await openZoom(page, 'data-zoom="click"', `<a href="/media/tide-bowl.svg">${IMG}</a>`)
  await image(page).click()
  await expect(lens(page)).toBeVisible()
  await expectInPlace(page)
  await expect(page.getByRole('button', {name: 'A mug'})).toHaveAttribute('aria-pressed', 'true')
  await image(page).click({force: true})
  await expect(lens(page)).toHaveCount(0)
  expect(page.url()).toMatch(/test-document$/)
})

for (const content of [IMG, `<a href="/media/tide-bowl.svg">${IMG}</a>`])
  test(`the first click is not lost, however early it is: ${content.slice(0, 4)}`, {
    tag: '@engines',
  }, async ({page}) => {
    await page.route(fileWith('widgets/image-zoom/index.ts'), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await openZoom(page, 'data-zoom="click"', content)
    await expectState(area(page), 'waiting')
    await image(page).click()
    await expect(lens(page)).toBeVisible()
  })

test('by keyboard: Enter zooms, arrows move, Escape ends it', {tag: '@engines'}, async ({page}) => {
  await openZoom(page, 'data-zoom-factor="3"', `<a href="/media/tide-bowl.svg">${IMG}</a>`)
  await page.keyboard.press('Tab')
  await expectState(area(page), 'mounted')
  const button = page.getByRole('button', {name: 'A mug'})
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const before = await lens(page).getAttribute('style')
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await lens(page).getAttribute('style')).not.toBe(before)
  }).toPass()
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
  await page.keyboard.press('Escape')
  await expect(lens(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect(lens(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(lens(page)).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({hasTouch: true})

  const factor = (page: Page) =>
    lens(page).evaluate((element: HTMLElement) =>
      Number(/scale\(([\d.]+)/.exec(element.style.transform)?.[1]),
    )

  test('a tap zooms, one finger moves the picture, two pinch it', async ({page}) => {
    await openZoom(page, 'data-zoom-factor="2"', `<a href="/media/tide-bowl.svg">${IMG}</a>`)
    await image(page).tap()
    await expect(lens(page)).toBeVisible()
    await expect(page.getByRole('button', {name: 'A mug'})).toHaveCSS('touch-action', 'none')
    const place = (x: number, y: number) => placeIn(image(page), x, y)
    const before = await lens(page).getAttribute('style')
    await expect(async () => {
      await drag(page, wayBetween(await place(0.5, 0.5), await place(0.2, 0.5)))
      expect(await lens(page).getAttribute('style')).not.toBe(before)
    }).toPass()
    await expectInPlace(page)
    await drag(
      page,
      wayBetween(await place(0.4, 0.5), await place(0.1, 0.5)),
      wayBetween(await place(0.6, 0.5), await place(0.9, 0.5)),
    )
    expect(await factor(page)).toBe(5)
    await drag(
      page,
      wayBetween(await place(0.1, 0.5), await place(0.48, 0.5)),
      wayBetween(await place(0.9, 0.5), await place(0.52, 0.5)),
    )
    await expect(lens(page)).toHaveCount(0)
  })

  test('a finger scrolls the page while nothing is zoomed', async ({page}) => {
    await openZoom(page, '', `${IMG}<svg width="10" height="3000" aria-hidden="true"></svg>`)
    await image(page).tap()
    await expectState(area(page), 'mounted')
    if (await lens(page).count()) await image(page).tap()
    await expect(lens(page)).toHaveCount(0)
    await drag(page, wayBetween(await placeIn(image(page), 0.5, 0.9), await placeIn(image(page), 0.5, 0.2)))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  })
})

test('the large picture loads on the first use, in the required size', async ({page}) => {
  const requests = watchRequests(page)
  await openZoom(
    page,
    'data-zoom-factor="2"',
    '<img src="/media/speckled-mug.svg?format=500w" data-src="/media/speckled-mug.svg" alt="A mug" width="400" height="500">',
  )
  await settle(page)
  const fetched = () => requests.matching(/media/)
  expect(fetched()).toEqual(['GET /media/speckled-mug.svg?format=500w'])
  await image(page).hover()
  await expectState(area(page), 'mounted')
  await image(page).hover({position: {x: 30, y: 30}, force: true})
  await expect.poll(fetched).toContain('GET /media/speckled-mug.svg?format=1000w')
  await expectInPlace(page)
})

test('keeps the small picture if the large one fails', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openZoom(page, 'data-zoom="click"', `<a href="/media/none.svg">${IMG}</a>`)
  await image(page).click()
  await expect(lens(page)).toBeVisible()
  await settle(page)
  await image(page).click({force: true})
  await expect(lens(page)).toHaveCount(0)
})

test('moves nothing, and axe finds no problem', async ({page}) => {
  await recordShifts(page)
  await openZoom(page)
  await image(page).hover()
  await expectState(area(page), 'mounted')
  await image(page).hover({position: {x: 30, y: 30}, force: true})
  await expect(lens(page)).toBeVisible()
  await expectNoViolations(page)
  await page.getByText('Below').hover()
  await settle(page)
  expect(await shifts(page)).toEqual([])
})

test('in a platform gallery it waits in each slide, and is reachable by keyboard', async ({page}) => {
  await page.goto('/qa')
  const gallery = qaExample(page, '7.0 markup with thumbnails').locator('.ProductItem-gallery')
  await gallery.scrollIntoViewIfNeeded()
  await expectState(gallery, 'mounted')
  const zoom = gallery.locator('.sqs-image-zoom-area')
  await expectState(zoom.first(), 'waiting')
  await zoom.first().locator('img').focus()
  await expectState(zoom.first(), 'mounted')
  await expectState(zoom.nth(1), 'waiting')
})

test('in an author’s gallery, changing the slide ends the zoom', async ({page}) => {
  await page.goto('/qa')
  const gallery = qaExample(page, 'Images in a list, with zoom and room for thumbnails').locator(
    '[data-vitrine=product-gallery]',
  )
  await gallery.scrollIntoViewIfNeeded()
  await expectState(gallery, 'mounted')
  await gallery.getByRole('button', {name: /^Zoom image: A speckled/}).focus()
  await page.keyboard.press('Enter')
  await expect(lens(page)).toBeVisible()
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({name}) => name.includes(file)),
    addressWith('src/ui/zoom/while-zoomed.ts'),
  )
  await settle(page)
  await page.keyboard.press('ArrowRight')
  await expect(gallery.locator('li:not([inert])')).toHaveAttribute('aria-label', '1 of 3')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(gallery.locator('li:not([inert])')).toHaveAttribute('aria-label', '2 of 3')
  await expect(lens(page)).toHaveCount(0)
})

test('restores the server’s HTML when it unmounts while zoomed', async ({page}) => {
  await openZoom(page, 'data-zoom="click"')
  const served = await area(page).evaluate((element) => element.innerHTML)
  await image(page).hover()
  await expectState(area(page), 'mounted')
  await image(page).click()
  await expect(lens(page)).toBeVisible()
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((api) => api.unmount())
  expect(await area(page).evaluate((element) => element.innerHTML)).toBe(served)
})

test('reports an element without an image from the server', async ({page, consoleLines}) => {
  consoleLines.expect(/no image: put an <img> into it/)
  await openZoom(page, 'data-vitrine-load="now"', 'Soon')
  await expectState(area(page), 'error')
  await open(page, '/shop')
})

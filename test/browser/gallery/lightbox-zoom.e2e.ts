import type {Locator, Page} from '@playwright/test'
import {expectNoViolations} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState} from '../support/page-parts.ts'
import {holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {drag, placeIn, swipe, wayBetween} from '../support/touch.ts'

const NAMES = ['speckled-mug', 'tide-bowl', 'moon-plate']

const list = `<main><h1>Gallery</h1><ul data-vitrine="lightbox">${NAMES.map(
  (name) =>
    `<li><figure><a href="/media/${name}.svg"><img src="/media/${name}.svg" alt="The ${name}" width="80" height="100"></a><figcaption>About the ${name}</figcaption></figure></li>`,
).join('')}</ul><p>Below</p></main>`

const lightbox = (page: Page): Locator => page.getByRole('dialog', {name: 'Image viewer'})
const slide = (page: Page) => lightbox(page).locator('[aria-roledescription=slide]:not([inert])')
const picture = (page: Page) => slide(page).getByRole('img')
const zoomButton = (page: Page) => lightbox(page).getByRole('button', {name: 'Zoom in'})
const opener = (page: Page, name = 'speckled-mug') => page.getByRole('link', {name: `The ${name}`})

/** The window's place of the picture, once it has come to rest. */
async function boxOf(page: Page) {
  const box = await picture(page).evaluate(async (image) => {
    await Promise.allSettled(image.getAnimations().map(({finished}) => finished))
    const {x, y, width, height} = image.getBoundingClientRect()
    return {x, y, width, height}
  })
  return box
}

const expectWidth = (page: Page, width: number) =>
  expect.poll(async () => Math.round((await boxOf(page)).width)).toBe(Math.round(width))

async function openList(page: Page, html = ''): Promise<number> {
  await openDocument(page, {body: list, ...(html && {html})})
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  await opener(page).click()
  await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0)
  await expect(lightbox(page).locator('.vitrine-lightbox__copy')).toHaveCount(0)
  await settle(page)
  return (await boxOf(page)).width
}

/** Every layer that pictures fly in, with its place as it appeared. */
async function recordFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: {name: string; x: number; y: number; width: number}[] = []
    Object.assign(window, {flights})
    new MutationObserver((records) => {
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue
        const [name = ''] = /(copy|flight)$/.exec(node.className) ?? []
        if (!name) continue
        const {x, y, width} = (node.querySelector('img') ?? node).getBoundingClientRect()
        flights.push({name, x, y, width})
      }
    }).observe(document, {subtree: true, childList: true})
  })
}
const flights = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'flights') as {name: string; x: number; y: number; width: number}[])

test('keys zoom, move an enlarged picture, and move on again at its own size', {tag: '@engines'}, async ({
  page,
}) => {
  const width = await openList(page)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expectWidth(page, width * 2.25)
  await expect(zoomButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(lightbox(page).getByRole('status').filter({hasText: 'Zoom'})).toHaveText('Zoom: 225%')
  const before = await boxOf(page)
  await page.keyboard.press('ArrowDown')
  expect((await boxOf(page)).y).toBeLessThan(before.y)
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveAttribute('aria-label', '1 of 3')
  await page.keyboard.press('0')
  await expectWidth(page, width)
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveAttribute('aria-label', '2 of 3')
})

test('a click enlarges what it points at, and a second click ends that', {tag: '@engines'}, async ({
  page,
}) => {
  const width = await openList(page)
  const {x, y, height} = await boxOf(page)
  await page.mouse.click(x + width / 4, y + height / 4)
  await expect.poll(async () => (await boxOf(page)).width / width).toBeGreaterThan(1.9)
  const large = await boxOf(page)
  expect(Math.abs(large.y + large.height / 4 - y - height / 4)).toBeLessThan(2)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expectWidth(page, width)
  expect(Math.abs((await boxOf(page)).y - y)).toBeLessThan(2)
})

test('a mouse drags an enlarged picture, up to its edge', async ({page}) => {
  await openList(page)
  await zoomButton(page).click()
  const before = await boxOf(page)
  await page.mouse.move(640, 400)
  await page.mouse.down()
  await page.mouse.move(640, 350, {steps: 5})
  await page.mouse.up()
  const after = await boxOf(page)
  expect(after.y).toBeCloseTo(before.y - 50, 0)
  expect(after.width).toBeCloseTo(before.width, 0)
  await page.mouse.down()
  await page.mouse.move(640, 9000, {steps: 5})
  await page.mouse.up()
  expect((await boxOf(page)).y).toBeCloseTo(0, 0)
})

test('a mouse that drags beside an enlarged picture leaves the lightbox open', async ({page}) => {
  await openList(page)
  await page.keyboard.press('+')
  const before = await boxOf(page)
  await page.mouse.move(20, 600)
  await page.mouse.down()
  await page.mouse.move(20, 550, {steps: 5})
  await page.mouse.up()
  expect((await boxOf(page)).y).toBeCloseTo(before.y - 50, 0)
  await page.mouse.click(20, 600)
  await expect(lightbox(page)).toHaveCount(0)
})

test('a larger file that cannot be fetched leaves an enlarged picture as it is', async ({
  page,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  const failed = page.waitForEvent('requestfailed', (request) => /format=(1500|2500)w/.test(request.url()))
  await page.route(/format=(1500|2500)w/, (route) => route.abort())
  await page.setViewportSize({width: 700, height: 800})
  await openDocument(page, {
    body: '<p data-vitrine="lightbox"><img src="/media/tide-bowl.svg?format=100w" data-src="/media/tide-bowl.svg" data-image-dimensions="2500x3125" alt="The tide-bowl" width="80"></p>',
  })
  await page.getByRole('button', {name: 'The tide-bowl'}).click()
  await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0)
  await zoomButton(page).click()
  await failed
  await settle(page)
  await expect(picture(page)).toBeVisible()
  await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0)
})

test('the wheel zooms, and another picture is at its own size', async ({page}) => {
  const width = await openList(page)
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, -300)
  await expectWidth(page, width * 2)
  await lightbox(page).getByRole('button', {name: 'Next image'}).click()
  await expect(slide(page)).toHaveAttribute('aria-label', '2 of 3')
  await expect.poll(async () => (await slide(page).boundingBox())?.x).toBe(0)
  await expect(zoomButton(page)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page)).toHaveAttribute('aria-label', '1 of 3')
  await expectWidth(page, width)
})

test('right to left, arrows move an enlarged picture in their own direction', async ({page}) => {
  await openList(page, 'lang="ar" dir="rtl"')
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key)
  const before = await boxOf(page)
  await page.keyboard.press('ArrowRight')
  expect((await boxOf(page)).x).toBeLessThan(before.x)
})

test('axe finds no problem while a picture is enlarged, at 390 pixels', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openList(page)
  await zoomButton(page).click()
  await expectNoViolations(page)
})

test('forced colours show whether the picture is enlarged', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'})
  await openList(page)
  const sign = () => zoomButton(page).evaluate((button) => getComputedStyle(button, '::before').content)
  expect(await sign()).toBe('"+"')
  await zoomButton(page).click()
  expect(await sign()).toBe('"−"')
  await expect(zoomButton(page)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})

test('a picture flies from its thumbnail and back, and the page can be used at once', async ({page}) => {
  await recordFlights(page)
  await recordShifts(page)
  await openDocument(page, {body: list})
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  const thumbnail = await page.getByRole('img', {name: 'The speckled-mug'}).boundingBox()
  await opener(page).click()
  await expect(picture(page)).toBeVisible()
  await expect(lightbox(page).locator('.vitrine-lightbox__copy')).toHaveCount(0)
  const [arrival] = await flights(page)
  expect(arrival?.name).toBe('copy')
  expect(arrival?.x).toBeCloseTo(thumbnail?.x ?? 0, 0)
  expect(arrival?.width).toBeCloseTo(80, 0)
  const large = await boxOf(page)
  const isUsable = await lightbox(page)
    .getByRole('button', {name: 'Close'})
    .evaluate(async (button: HTMLElement) => {
      button.click()
      const paragraph = document.querySelector('main > p')
      const {x = 0, y = 0} = paragraph?.getBoundingClientRect() ?? {}
      while (!document.querySelector('.vitrine-lightbox__flight')) await new Promise(requestAnimationFrame)
      return document.elementFromPoint(x + 2, y + 2) === paragraph && !document.querySelector('dialog')
    })
  expect(isUsable).toBe(true)
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('.vitrine-lightbox__flight')).toHaveCount(0)
  const [, departure] = await flights(page)
  expect(departure?.name).toBe('flight')
  expect(departure?.width).toBeCloseTo(large.width, 0)
  expect(await shifts(page)).toEqual([])
})

test('a small picture stands in until the large one has loaded', async ({page}) => {
  const release = await holdRequests(page, /media\/tide-bowl\.svg\?slow/)
  await openDocument(page, {
    body: list.replace('href="/media/tide-bowl.svg"', 'href="/media/tide-bowl.svg?slow"'),
  })
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  await opener(page, 'tide-bowl').click()
  const copy = lightbox(page).locator('.vitrine-lightbox__copy')
  await expect.poll(async () => (await copy.boundingBox())?.height).toBeGreaterThan(400)
  await page.keyboard.press('+')
  await expect(zoomButton(page)).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(copy).toHaveCount(0)
  await expect(picture(page)).toHaveCSS('opacity', '1')
})

test('nothing flies with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await recordFlights(page)
  const width = await openList(page)
  await page.keyboard.press('+')
  expect(await picture(page).evaluate((image) => image.getAnimations().length)).toBe(0)
  expect((await boxOf(page)).width).toBeCloseTo(width * 1.5, 0)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  expect(await flights(page)).toEqual([])
})

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}})

  async function doubleTap(page: Page): Promise<void> {
    const {x, y} = await placeIn(picture(page), 0.5, 0.5)
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
  }

  test('a double tap enlarges, one finger moves the picture, and a double tap ends it', async ({page}) => {
    const width = await openList(page)
    await doubleTap(page)
    await expect.poll(async () => (await boxOf(page)).width / width).toBeGreaterThan(1.9)
    const before = await boxOf(page)
    await drag(page, wayBetween({x: 300, y: 400}, {x: 200, y: 400}))
    expect((await boxOf(page)).x).toBeLessThan(before.x - 50)
    await expect(slide(page)).toHaveAttribute('aria-label', '1 of 3')
    await page.touchscreen.tap(195, 400)
    await page.touchscreen.tap(195, 400)
    await expectWidth(page, width)
  })

  test('two fingers pinch, and a swipe still moves on afterwards', async ({page}) => {
    const width = await openList(page)
    await drag(
      page,
      wayBetween({x: 170, y: 400}, {x: 70, y: 400}),
      wayBetween({x: 220, y: 400}, {x: 320, y: 400}),
    )
    await expect.poll(async () => (await boxOf(page)).width / width).toBeGreaterThan(3)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await drag(
      page,
      wayBetween({x: 20, y: 400}, {x: 170, y: 400}),
      wayBetween({x: 370, y: 400}, {x: 220, y: 400}),
    )
    await expectWidth(page, width)
    await swipe(page, lightbox(page).locator('.vitrine-lightbox__strip'), -0.7)
    await expect(slide(page)).toHaveAttribute('aria-label', '2 of 3')
  })

  test('pulling down closes it, and a short pull springs back', async ({page}) => {
    await openList(page)
    const before = await boxOf(page)
    // as slow as a finger that changes its mind
    await drag(page, [
      ...wayBetween({x: 195, y: 400}, {x: 195, y: 460}),
      ...Array.from({length: 5}, () => ({x: 195, y: 460})),
    ])
    await expect(lightbox(page)).toBeVisible()
    await expect.poll(async () => Math.round((await boxOf(page)).y)).toBe(Math.round(before.y))
    await drag(page, wayBetween({x: 195, y: 300}, {x: 195, y: 700}))
    await expect(lightbox(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(page.locator('.vitrine-lightbox__flight')).toHaveCount(0)
  })
})

import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {swipe} from '../support/touch.ts'
import {vitrineOf} from '../support/vitrine.ts'

const NAMES = ['speckled-mug', 'tide-bowl', 'moon-plate', 'ash-vase']

const item = (name: string, href = `/media/${name}.svg`) =>
  `<li><figure><a href="${href}"><img src="/media/${name}.svg" alt="The ${name}" width="80" height="100"></a><figcaption>About the ${name}</figcaption></figure></li>`

const list = (attributes = '', items = NAMES.map((name) => item(name)).join('')) =>
  `<main><h1>Gallery</h1><ul data-vitrine="lightbox" ${attributes}>${items}</ul><p>Below</p></main>`

const lightbox = (page: Page): Locator => page.getByRole('dialog', {name: 'Image viewer'})
const button = (page: Page, name: string) => lightbox(page).getByRole('button', {name})
const slide = (page: Page) => lightbox(page).locator('[aria-roledescription=slide]:not([inert])')
const opener = (page: Page, name = 'speckled-mug') => page.getByRole('link', {name: `The ${name}`})

/** The visible picture; its index counts from 1. */
async function expectShown(page: Page, n: number, count = NAMES.length): Promise<void> {
  await expect(slide(page)).toHaveCount(1)
  await expect(slide(page)).toHaveAttribute('aria-label', `${n} of ${count}`)
  await expect.poll(async () => (await slide(page).boundingBox())?.x).toBe(0)
}

async function openList(page: Page, attributes = '', name?: string): Promise<void> {
  await openDocument(page, {body: list(attributes)})
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  await opener(page, name).click()
  await expect(lightbox(page)).toBeVisible()
}

test('is dark, whichever style sheet of a dialog arrives last', async ({page}) => {
  const form =
    '<form data-vitrine="form" data-form-id="64a1f0c27be1d20013c0f002"><label>Name <input name="name"></label><button>Send</button></form>'
  for (const isFormFirst of [true, false]) {
    await openDocument(page, {body: list() + form})
    const mountForm = async () => {
      await page.getByLabel('Name').focus()
      await expectState(page.locator('[data-vitrine=form]'), 'mounted')
    }
    if (isFormFirst) await mountForm()
    await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
    await opener(page).click()
    await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(20, 20, 20)')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeHidden()
    if (!isFormFirst) await mountForm()
    await opener(page).click()
    await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(20, 20, 20)')
  }
})

test('a click displays a picture in the size of the window, above everything else', {
  tag: '@engines',
}, async ({page}) => {
  await openList(page, '', 'tide-bowl')
  await expectShown(page, 2)
  expect(await lightbox(page).evaluate(({parentElement}) => parentElement === document.body)).toBe(true)
  expect(await lightbox(page).boundingBox()).toEqual({x: 0, y: 0, width: 1280, height: 800})
  const picture = await slide(page).getByRole('img').boundingBox()
  expect(picture?.height).toBeGreaterThan(500)
  await expect(slide(page)).toContainText('About the tide-bowl')
})

test('buttons and keys move through it and wrap around', {tag: '@engines'}, async ({page}) => {
  await openList(page)
  await button(page, 'Next').click()
  await expectShown(page, 2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 4)
  await button(page, 'Next').click()
  await expectShown(page, 1)
  await page.keyboard.press('End')
  await expectShown(page, 4)
})

test('a screen reader announces the dialog, the slide, and a change of slide', async ({page}) => {
  await openList(page)
  await expect(button(page, 'Close')).toBeFocused()
  const status = lightbox(page).getByRole('status')
  await expect(status).toHaveText('1 of 4: The speckled-mug')
  await button(page, 'Next').click()
  await expect(status).toHaveText('2 of 4: The tide-bowl')
})

for (const [what, close] of [
  ['its button', (page: Page) => button(page, 'Close').click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside the picture', (page: Page) => page.mouse.click(200, 400)],
] as const)
  test(`${what} closes it and returns the focus`, async ({page}) => {
    await openList(page)
    await settle(page)
    await close(page)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

test('a click on the picture or its caption does not close it', async ({page}) => {
  await openList(page)
  await slide(page).getByText('About').click()
  // enlarged, it covers its caption
  await slide(page).getByRole('img').click()
  await expect(lightbox(page)).toBeVisible()
})

test('the page behind neither scrolls nor moves', async ({page}) => {
  await recordShifts(page)
  await openDocument(page, {
    body: `<svg width="10" height="900" aria-hidden="true"></svg>${list()}<svg width="10" height="2000" aria-hidden="true"></svg>`,
  })
  await opener(page).scrollIntoViewIfNeeded()
  const at = () => page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().left])
  const before = await at()
  await opener(page).click()
  await expect(lightbox(page)).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('PageDown')
  await settle(page)
  expect(await at()).toEqual(before)
  await page.keyboard.press('Escape')
  await settle(page)
  expect(await at()).toEqual(before)
  expect(await shifts(page)).toEqual([])
  expect(
    await page.evaluate(() =>
      [document.body, document.documentElement].map((one) => one.getAttribute('style')),
    ),
  ).toEqual([null, null])
})

test('classic scrollbars keep their space', async ({page}) => {
  await openDocument(page, {
    body: `${list()}<svg width="10" height="2000" aria-hidden="true"></svg>`,
  })
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  // as wide as the window without a scrollbar of 15 pixels
  await page.evaluate(() =>
    Object.defineProperty(document.documentElement, 'clientWidth', {get: () => innerWidth - 15}),
  )
  await opener(page).click()
  await expect(lightbox(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')
})

test('adds one entry to the history, however many pictures are shown', {tag: '@engines'}, async ({page}) => {
  await openDocument(page, {body: list()})
  const lengthOf = () => page.evaluate(() => [history.length, location.pathname])
  const [before] = await lengthOf()
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  await opener(page).click()
  await expect(lightbox(page)).toBeVisible()
  await expect.poll(lengthOf).toEqual([Number(before) + 1, '/test-document'])
  await button(page, 'Next').click()
  await expectShown(page, 2)
  expect(await lengthOf()).toEqual([Number(before) + 1, '/test-document'])
})

test('fetches only a picture and its neighbours', async ({page}) => {
  const requests = watchRequests(page)
  const items = Array.from({length: 100}, (_, index) =>
    item('ash-vase', `/media/ash-vase.svg?large=${index}`),
  ).join('')
  await openDocument(page, {body: list('', items)})
  await page.getByRole('link').nth(50).click()
  await expectShown(page, 51, 100)
  await settle(page)
  expect(requests.matching(/large/).sort()).toEqual(
    [49, 50, 51].map((n) => `GET /media/ash-vase.svg?large=${n}`),
  )
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 52, 100)
  await expect.poll(() => requests.matching(/large/)).toContain('GET /media/ash-vase.svg?large=52')
})

test('reports a picture that cannot load, with its alternative text', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openDocument(page, {body: list('', item('tide-bowl', '/media/none.svg') + item('ash-vase'))})
  await opener(page, 'tide-bowl').click()
  await expect(slide(page)).toContainText('The tide-bowl')
  await expect(slide(page)).toContainText('This image could not be loaded.')
  await expectNoViolations(page)
  await page.keyboard.press('ArrowRight')
  await expect(slide(page).getByRole('img')).toBeVisible()
})

test('waits for a slow picture, and can move on', async ({page}) => {
  const release = await holdRequests(page, /media\/tide-bowl\.svg\?slow/)
  await openDocument(page, {
    body: list('', item('tide-bowl', '/media/tide-bowl.svg?slow') + item('ash-vase')),
  })
  await opener(page, 'tide-bowl').click()
  await expect(slide(page)).toHaveAttribute('aria-busy', 'true')
  await button(page, 'Next').click()
  await expectShown(page, 2, 2)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  release()
})

test('without its script, a link opens its picture', {tag: '@engines'}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route(fileWith('src/ui/lightbox/open-lightbox.ts'), (route) => route.abort())
  await openDocument(page, {body: list()})
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  await opener(page).click()
  await page.waitForURL('**/media/speckled-mug.svg')
})

test('a tall picture has space above and below, also after a resize', async ({page}) => {
  await openList(page)
  await expectShown(page, 1)
  await expect(slide(page)).toHaveClass(/--tall/)
  const room = async () => {
    const [outer, inner] = [
      await slide(page).boundingBox(),
      await slide(page).locator('figure').boundingBox(),
    ]
    return [inner?.y, (outer?.height ?? 0) - (inner?.height ?? 0)]
  }
  expect(await room()).toEqual([50, 100])
  await button(page, 'Next').click()
  await expectShown(page, 2)
  await page.setViewportSize({width: 500, height: 1400})
  await expect(slide(page)).not.toHaveClass(/--tall/)
  await expectShown(page, 2)
  expect(await room()).toEqual([0, 0])
})

for (const theme of ['dark', 'light'])
  test(`axe finds no problem, ${theme}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await openList(page, `data-theme="${theme}"`)
    await expectShown(page, 1)
    await expectNoneInAnyLight(page)
    const ground = theme === 'dark' ? 'rgb(20, 20, 20)' : 'rgb(255, 255, 255)'
    await expect(lightbox(page)).toHaveCSS('background-color', ground)
  })

test('opens without animation for reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openList(page)
  await expect(lightbox(page)).toHaveCSS('animation-name', 'none')
})

test('right to left, its layout and direction are reversed', {tag: '@engines'}, async ({page}) => {
  await openDocument(page, {body: list(), html: 'lang="ar" dir="rtl"'})
  await opener(page).click()
  await expect(lightbox(page)).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 2)
  const [next, close] = [await button(page, 'Next').boundingBox(), await button(page, 'Close').boundingBox()]
  expect(next?.x).toBeLessThan(50)
  expect(close?.x).toBeLessThan(50)
})

test('at 300 % zoom everything is visible and reachable', async ({page}) => {
  await page.setViewportSize({width: 427, height: 267})
  const long = 'A caption that goes on and on, and thenanotherwordwithoutanyspaceinit. '.repeat(12)
  await openDocument(page, {
    body: list('', item('tide-bowl').replace('About the tide-bowl', long) + item('ash-vase')),
  })
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  await opener(page, 'tide-bowl').click()
  await expectShown(page, 1, 2)
  for (const name of ['Close', 'Previous', 'Next'])
    await expect(button(page, name)).toBeInViewport({ratio: 1})
  await expect(slide(page).locator('figcaption')).toHaveAttribute('tabindex', '0')
  await expect(slide(page).getByRole('img')).toBeInViewport()
  await expectNoViolations(page)
})

test.describe('by touch', () => {
  test.use({hasTouch: true})

  test('a swipe displays the next picture', async ({page}) => {
    await openList(page)
    await expectShown(page, 1)
    const strip = lightbox(page).locator('.vitrine-lightbox__strip')
    await swipe(page, strip, -0.7)
    await expectShown(page, 2)
    await swipe(page, strip, 0.7)
    await expectShown(page, 1)
    await expect(lightbox(page)).toBeVisible()
  })
})

test('two clicks open one, and a picture can be opened again', async ({page}) => {
  await openDocument(page, {body: list()})
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  // once it opens late, once before the second click
  for (const delay of [0, 60]) {
    await opener(page).dblclick({delay})
    await expectShown(page, 1)
    await page.keyboard.press('Escape')
  }
  await opener(page, 'ash-vase').click()
  await expectShown(page, 4)
})

test('a product gallery opens the same lightbox, and displays the picture that was last visible in it', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await page
    .getByRole('button', {name: /^View larger image/})
    .first()
    .click()
  await expectShown(page, 1, 7)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 2, 7)
  await page.keyboard.press('Escape')
  const shown = page.locator('.ProductItem-gallery-slides-item:not([inert])')
  await expect(shown).toHaveAttribute('data-slide-index', '2')
  await expect(shown.locator('img')).toBeFocused()
})

test('platform markup: links beside it open it, and so does a platform link elsewhere', async ({page}) => {
  const body = `<main><h1>Gallery</h1><section>${NAMES.map((name) => `<a href="?itemId=${name}">The ${name}</a>`).join(' ')}
    <div data-controller="Lightbox" hidden>${NAMES.map(
      (name) =>
        `<figure class="gallery-lightbox-item" data-slide-url="${name}"><img data-src="/media/${name}.svg" alt="The ${name}"></figure>`,
    ).join('')}</div></section></main>`
  await openDocument(page, {body})
  await expectState(page.locator('[data-controller=Lightbox]'), 'mounted')
  await opener(page, 'moon-plate').click()
  await expectShown(page, 3)
  await expect(slide(page).getByRole('img')).not.toHaveJSProperty('naturalHeight', 0)
  await lightbox(page).locator('[data-next]').click()
  await expectShown(page, 4)
  await lightbox(page).locator('[data-close]').click()
  await expect(opener(page, 'moon-plate')).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

test('a widget that is removed from the page closes its lightbox', async ({page}) => {
  await openList(page)
  await page.locator('[data-vitrine=lightbox]').evaluate((element) => element.remove())
  await expect(lightbox(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull()
})

test('unmounting closes it, and mounting takes over the list again', async ({page}) => {
  await openList(page)
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((api) => api.unmount())
  await expect(lightbox(page)).toHaveCount(0)
  await expect(opener(page)).not.toHaveAttribute('aria-haspopup')
  await vitrine.evaluate((api) => api.mount())
  await opener(page).click()
  await expectShown(page, 1)
})

import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {openDocument, serveDocument} from '../support/document.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {swipe} from '../support/touch.ts'
import {vitrineOf} from '../support/vitrine.ts'

/** A gallery of /gallery, by its heading. */
const gallery = (page: Page, name: string): Locator => page.getByRole('region', {name, exact: true})
const list = (of: Locator): Locator => of.locator('.gallery__list')
const active = (of: Locator): Locator => of.locator('.gallery__list > :not([inert])')
const button = (of: Locator, name: string): Locator => of.getByRole('button', {name, exact: true})

/** The active slide, counted from 1, is in the middle of the list, or at its start. */
async function expectShown(of: Locator, n: number, count = 8, at: 'middle' | 'start' = 'middle') {
  await expect(active(of)).toHaveAttribute('aria-label', `${n} of ${count}`)
  await expect.poll(() => distance(active(of), list(of), at)).toBeLessThan(2)
}

async function distance(slide: Locator, box: Locator, at: 'middle' | 'start'): Promise<number> {
  const [inner, outer] = [await slide.boundingBox(), await box.boundingBox()]
  if (!inner || !outer) return Number.NaN
  return Math.abs(at === 'start' ? inner.x - outer.x : inner.x + inner.width / 2 - outer.x - outer.width / 2)
}

/** Scrolls to every gallery, so that each mounts. */
async function seeAll(page: Page): Promise<void> {
  for (const one of await page.locator('.gallery-show > :last-child').all()) {
    await one.scrollIntoViewIfNeeded()
    await expect(one.locator('.gallery__list').first()).toHaveCSS('list-style-type', 'none')
  }
  await expect(page.locator('.gallery-show [data-vitrine-state=mounted]:not(img)')).toHaveCount(10)
  await settle(page)
}

/** Pictures with the sizes in the markup. */
const SQUARE = [3, 5, 8]
const picture = (n: number) =>
  `<img src="/media/gallery-${SQUARE[n % 3]}.svg?${n}" alt="Picture ${n}" width="1000" height="1000" loading="lazy">`
const markup = (attributes: string, count: number, item = picture) =>
  `<main><h1>Pictures</h1><div data-vitrine="gallery" aria-label="Pictures" ${attributes}><ul>${Array.from({length: count}, (_, index) => `<li>${item(index + 1)}</li>`).join('')}</ul></div></main>`

for (const [width, store] of [
  [1280, 'en'],
  [390, 'ar'],
] as const)
  test(`on /gallery nothing moves, and axe finds no problem, at ${width} px (${store})`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize({width, height: 800})
    await recordShifts(page)
    await open(page, `/gallery?store=${store}`)
    await seeAll(page)
    expect(await shifts(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    // only the dark colours differ, and not between widths
    if (store === 'en') return await expectNoneInAnyLight(page)
    await expectNoViolations(page)
    // 300 % zoom of the other case's screen
    await page.setViewportSize({width: 427, height: 267})
    expect(await scrollsSideways(page)).toBe(false)
    const [show] = await page.locator('[data-vitrine=gallery][data-design=slideshow]').all()
    for (const control of (await show?.locator('.gallery__layer button').all()) ?? []) {
      await control.scrollIntoViewIfNeeded()
      await expect(control).toBeInViewport({ratio: 0.99})
    }
  })

test('a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/gallery')
  const show = gallery(page, 'Slide show')
  await button(show, 'Next image').click()
  await expectShown(show, 2)
  await show.locator('.gallery__dot').nth(3).click()
  await expectShown(show, 4)
  await button(show.locator('.gallery__thumbnails'), 'Show image 8 of 8').click()
  await expectShown(show, 8)
  await page.keyboard.press('ArrowRight')
  await expectShown(show, 1)
  await expect(button(show.locator('.gallery__thumbnails'), 'Show image 1 of 8')).toBeFocused()
  await list(show).focus()
  await page.keyboard.press('End')
  await expectShown(show, 8)

  await active(show).getByRole('link').click()
  const dialog = page.getByRole('dialog', {name: 'Image viewer'})
  await expect(dialog).toHaveClass(/vitrine-lightbox--light/)
  await page.keyboard.press('Home')
  await expect(dialog).toContainText('1 of 8')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectShown(show, 1)
})

test('autoplay changes slides, and pauses for the pointer, the focus and its button', async ({page}) => {
  await openDocument(page, {
    body: markup('data-design="slideshow" data-autoplay data-autoplay-duration="1" data-controls', 3),
  })
  const show = page.locator('[data-vitrine=gallery]')
  const live = show.locator('[aria-live]')
  await expect(active(show)).toHaveAttribute('aria-label', '2 of 3')
  await expect(live).toHaveAttribute('aria-live', 'off')
  await list(show).hover()
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(0, 0)
  await expect(live).toHaveAttribute('aria-live', 'off')
  await list(show).focus()
  await expect(live).toHaveAttribute('aria-live', 'polite')
  for (let n = 0; n < 3; n++) await page.keyboard.press('Shift+Tab')
  await expect(button(show, 'Pause the slide show')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(show, 'Start the slide show')).toBeFocused()
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('Enter')
  await expect(live).toHaveAttribute('aria-live', 'off')
  await page.emulateMedia({reducedMotion: 'reduce'})
  await expect(button(show, 'Start the slide show')).toBeVisible()
})

test('a slider has its first slide in the middle, and moves to a clicked one', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/gallery')
  const slider = gallery(page, 'Slider')
  await slider.scrollIntoViewIfNeeded()
  await expectState(slider, 'mounted')
  await expectShown(slider, 1)
  const next = await slider.locator('.gallery__list > :nth-child(2)').boundingBox()
  if (!next) throw new Error('there is no second slide')
  await page.mouse.click(next.x + 20, next.y + 20)
  await expectShown(slider, 2)
  await page.setViewportSize({width: 700, height: 800})
  await expectShown(slider, 2)
})

test('a slider that narrows while it scrolls still reaches its slide', async ({page}) => {
  await open(page, '/gallery')
  const slider = gallery(page, 'Slider')
  await slider.scrollIntoViewIfNeeded()
  await expectState(slider, 'mounted')
  await list(slider).focus()
  await list(slider).evaluate((box) => {
    const middle = (of: Element) => of.getBoundingClientRect().left + of.clientWidth / 2
    const half = () => {
      const [, second] = box.children
      // it is the nearest slide, but not in place yet
      if (!second || middle(second) - middle(box) > 200) return
      box.removeEventListener('scroll', half)
      // between two frames, like a window resize: the next frame reports its scroll before its sizes
      setTimeout(() => {
        document.body.style.width = '700px'
      })
    }
    box.addEventListener('scroll', half)
  })
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('body')).toHaveCSS('width', '700px')
  await expectShown(slider, 2)
})

/** A slider whose pictures are wider than the markup says, on its fifth slide; they load on release. */
async function openNarrow(page: Page): Promise<[slider: Locator, release: () => void]> {
  const release = await holdRequests(page, '**/media/gallery-*')
  const narrow = (n: number) =>
    `<img src="/media/gallery-3.svg?${n}" alt="Picture ${n}" width="100" height="500">`
  await serveDocument(page, '/wide', {
    body: markup('data-design="slider"', 12, narrow),
    loader: 'data-tracking="off"',
  })
  await page.goto('/wide', {waitUntil: 'domcontentloaded'})
  const slider = page.locator('[data-vitrine=gallery]')
  await expectState(slider, 'mounted')
  await list(slider).focus()
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight')
  await expect(active(slider)).toHaveAttribute('aria-label', '5 of 12')
  return [slider, release]
}

const areWide = (all: Element[]) => all.every(({clientWidth}) => clientWidth > 500)

test('pictures that are wider than the markup says do not move a slider off its slide', async ({page}) => {
  const [slider, release] = await openNarrow(page)
  // some are still loading when the pictures arrive
  release()
  await expectShown(slider, 5, 12)
  await expect.poll(() => slider.locator('img').evaluateAll(areWide)).toBe(true)
  await expectShown(slider, 5, 12)
})

test('the same without the browser’s automatic scroll anchoring', async ({page}) => {
  const [slider, release] = await openNarrow(page)
  // the browser cancels a scroll to a snap point that no longer exists
  await expectShown(slider, 5, 12)
  await list(slider).evaluate((box: HTMLElement) => {
    box.style.scrollSnapType = 'none'
  })
  await expectShown(slider, 5, 12)
  release()
  await expect.poll(() => slider.locator('img').evaluateAll(areWide)).toBe(true)
  await expectShown(slider, 5, 12)
})

test.describe('by touch', () => {
  test.use({hasTouch: true})

  test('slides can be swiped, reversed from right to left', {tag: '@engines'}, async ({page}) => {
    await openDocument(page, {body: markup('data-design="slideshow"', 3)})
    const show = page.locator('[data-vitrine=gallery]')
    await expectState(show, 'mounted')
    await swipe(page, list(show), -0.7)
    await expectShown(show, 2, 3)
    await openDocument(page, {
      html: 'lang="ar" dir="rtl"',
      body: markup('data-design="slider" data-active-alignment="right"', 3),
    })
    await expectState(show, 'mounted')
    await expectShown(show, 1, 3, 'start')
    await list(show).focus()
    await page.keyboard.press('ArrowLeft')
    await expectShown(show, 2, 3, 'start')
    await page.keyboard.press('ArrowRight')
    await expectShown(show, 1, 3, 'start')
    await swipe(page, list(show), 0.4)
    await expect(active(show)).toHaveAttribute('aria-label', /[23] of 3/)
  })
})

/** A red spot at a fraction of the width and height of a picture that is too wide or too tall for its frame. */
const spotted = (width: number, height: number, x: number, y: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>
<circle cx="${width * x}" cy="${height * y}" r="15" fill="#f00"/></svg>`

/** The colour at a fraction of an element's width and height, as red, green, blue and opacity. */
async function colourAt(target: Locator, x: number, y: number): Promise<number[]> {
  const bytes = [...(await target.screenshot({caret: 'initial'}))]
  return target.page().evaluate(
    async (seen) => {
      const drawn = await createImageBitmap(new Blob([new Uint8Array(seen.bytes)]))
      const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')
      canvas?.drawImage(drawn, 0, 0)
      const pixel = canvas?.getImageData(drawn.width * seen.x, drawn.height * seen.y, 1, 1)
      return [...(pixel?.data ?? [])]
    },
    {bytes, x, y},
  )
}

test('a cropped picture shows its focal point', {tag: '@engines'}, async ({page, consoleLines}) => {
  // for each screenshot, Playwright adds an empty style sheet in Firefox, which the policy refuses
  consoleLines.expect(/style-src-elem/, null)
  const all = [
    {width: 1000, height: 200, x: 0.1, y: 0.5},
    {width: 1000, height: 200, x: 0.5, y: 0.5},
    {width: 1000, height: 200, x: 0.9, y: 0.5},
    {width: 200, height: 1000, x: 0.5, y: 0.5},
    {width: 200, height: 1000, x: 0.5, y: 0.9},
  ]
  const items = all.map(({width, height, x, y}, index) => {
    const src = `/spots/${index}.svg`
    void page.route(`**${src}`, (route) =>
      route.fulfill({contentType: 'image/svg+xml', body: spotted(width, height, x, y)}),
    )
    return `<img src="${src}" alt="Spot ${index}" width="${width}" height="${height}" data-image-focal-point="${x},${y}">`
  })
  await openDocument(page, {
    body: markup('data-design="grid"', all.length, (n) => items[n - 1] ?? ''),
  })
  await expectState(page.locator('[data-vitrine=gallery]'), 'mounted')
  for (const [index, {x, y}] of all.entries())
    await expect.poll(() => colourAt(page.getByAltText(`Spot ${index}`), x, y)).toEqual([255, 0, 0, 255])
})

test('2,000 images: fetches a few, and one key reaches the last', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const requests = watchRequests(page)
  await openDocument(page, {
    body: markup('data-design="slideshow" data-controls data-indicators data-thumbnails data-lightbox', 2000),
  })
  const show = page.locator('[data-vitrine=gallery]')
  await expect(show.locator('.gallery__dots')).toHaveText('1 of 2000')
  await list(show).focus()
  await page.keyboard.press('End')
  await expectShown(show, 2000, 2000)
  await page.keyboard.press('ArrowLeft')
  await expectShown(show, 1999, 2000)
  await settle(page)
  expect(requests.matching(/media/).length).toBeLessThan(120)
})

test('bad input is harmless, and is reported once', {tag: '@engines'}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/gallery: design "pile" is not one of .*; thumbnails-per-row "1e9" is no whole number/)
  const odd = (n: number) =>
    n === 1
      ? '<img src="/media/none.svg" alt="Gone" data-image-focal-point="left,top">'
      : n === 2
        ? '<a href="javascript:alert(1)"><img src="" alt="&lt;script&gt;"></a>'
        : picture(n)
  await openDocument(page, {
    body: `${markup('data-design="pile" data-thumbnails-per-row="1e9" data-lightbox data-new-window', 4, odd)}
      <div data-vitrine="gallery" data-design="slider" data-controls><ul><li>${odd(1)}</li><li>${odd(2)}</li><li>${picture(3)}</li></ul></div>`,
  })
  const [grid, slider] = [
    page.locator('[data-vitrine=gallery]').first(),
    page.locator('[data-vitrine=gallery]').last(),
  ]
  await expect(grid.locator('.gallery__list--grid')).toBeVisible()
  await expect(grid.locator('img').first()).toHaveCSS('object-position', '50% 50%')
  await button(slider, 'Previous image').click()
  await expectShown(slider, 3, 3)
})

test('unmounting restores the server’s HTML, and mounting takes over again', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/gallery')
  const show = gallery(page, 'Slide show')
  await button(show, 'Next image').click()
  await expect(show.locator('.gallery__thumbnail')).toHaveCount(8)
  const served = await page.request.get('/gallery').then((reply) => reply.text())
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((api) => api.unmount())
  expect(served).toContain(await show.evaluate((element) => element.outerHTML))
  await vitrine.evaluate((api) => api.mount())
  // at the visitor's scroll position
  await expectShown(show, 2)
})

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false})

  test('pictures are in lists of links', async ({page}) => {
    await page.goto('/gallery')
    await expect(gallery(page, 'Grid').getByRole('listitem')).toHaveCount(9)
    expect(await gallery(page, 'Slider').getByRole('link').first().getAttribute('href')).toBe(
      '/media/gallery-1.svg',
    )
    const reply = await page.request.get('/media/gallery-1.svg')
    expect(reply.ok()).toBe(true)
  })
})

import type {Locator, Page} from '@playwright/test'
import {renderImage} from '../../../src/template/index.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts} from '../support/layout.ts'
import {spacer} from '../support/markup.ts'
import {expectState} from '../support/page-parts.ts'
import {qaExample} from '../support/qa-example.ts'
import {watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents, vitrineOf} from '../support/vitrine.ts'

const PICTURE = '/media/tide-bowl.svg'

const image = (attributes = '', src = PICTURE): string =>
  `<img data-vitrine="image" data-src="${src}" data-image-dimensions="800x1000" alt="A bowl" ${attributes}>`

const state = (target: Locator, expected: string) =>
  expect(target).toHaveAttribute('data-image-state', expected)

/** The page's style sheet: its policy refuses style attributes and elements. */
const addStyles = (page: Page, styles: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, styles)

const PICTURES = /^GET \/media\//

/** Holds all pictures back until they are released. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/media/**', (route) => released.then(() => route.continue()))
  return release
}

test('fetches an image near the screen, once, in the width of its place', {
  tag: '@engines',
}, async ({page}) => {
  await addStyles(page, 'img { width: 400px }')
  const requests = watchRequests(page)
  await openDocument(page, {body: spacer(8000) + image()})
  const target = page.getByAltText('A bowl')
  await expectState(target, 'mounted')
  await state(target, 'loading')
  expect(requests.matching(PICTURES)).toEqual([])
  await target.scrollIntoViewIfNeeded()
  await state(target, 'loaded')
  expect(requests.matching(PICTURES)).toEqual([`GET ${PICTURE}?format=500w`])
})

test.describe('on a screen with twice the pixels', () => {
  test.use({deviceScaleFactor: 2})

  test('fetches twice the width', async ({page}) => {
    await addStyles(page, 'img { width: 400px }')
    const requests = watchRequests(page)
    await openDocument(page, {body: image()})
    await state(page.getByAltText('A bowl'), 'loaded')
    expect(requests.matching(PICTURES)).toEqual([`GET ${PICTURE}?format=1000w`])
  })
})

test('fetches again if its place grows, but not if it shrinks', async ({page}) => {
  await page.setViewportSize({width: 400, height: 800})
  await addStyles(page, 'img { width: 100% }')
  const requests = watchRequests(page)
  await openDocument(page, {body: image()})
  await state(page.getByAltText('A bowl'), 'loaded')
  const expected = [`GET ${PICTURE}?format=500w`]
  expect(requests.matching(PICTURES)).toEqual(expected)
  for (const [width, format] of [
    [1200, '1500w'],
    [300, null],
    [900, null],
  ] as const) {
    await page.setViewportSize({width, height: 800})
    if (format) expected.push(`GET ${PICTURE}?format=${format}`)
    await expect.poll(() => requests.matching(PICTURES)).toEqual(expected)
  }
})

test('in a cropping frame, fills the frame around its focal point', {tag: '@engines'}, async ({page}) => {
  await page.goto('/qa')
  const frame = qaExample(page, 'In a frame that crops it: the focal point stays visible').locator(
    '.qa-frame',
  )
  const target = frame.locator('img')
  await target.scrollIntoViewIfNeeded()
  await state(target, 'loaded')
  await expect(target).toHaveCSS('object-fit', 'cover')
  await expect(target).toHaveCSS('object-position', '50% 80%')
  // measured together: the page above may still grow
  const [its, frames] = await target.evaluate((one) =>
    [one, one.closest('.qa-frame')].map((element) => element?.getBoundingClientRect().toJSON()),
  )
  expect(its).toEqual(frames)
})

const FRAMES: readonly (readonly [name: string, styles: string, fit: string])[] = [
  ['its own height', '.f { width: 300px; height: 200px; overflow: hidden }', 'cover'],
  [
    'a style sheet that sets images',
    '.f { width: 300px; height: 200px; overflow: clip } img { max-width: 100%; height: auto }',
    'cover',
  ],
  ['both sides set', '.f { width: 300px; height: 200px } img { width: 100%; height: 100% }', 'cover'],
  [
    'both sides set, to show the whole picture',
    '.f { width: 300px; height: 200px } img { width: 100%; height: 100%; object-fit: contain }',
    'contain',
  ],
]

for (const [name, styles, fit] of FRAMES)
  test(`in a frame with ${name} it has the size of the frame`, async ({page}) => {
    await addStyles(page, `div { display: block } ${styles}`)
    await openDocument(page, {body: `<div class="f">${image('data-image-focal-point="0.2,0.1"')}</div>`})
    const target = page.getByAltText('A bowl')
    await state(target, 'loaded')
    await expect(target).toHaveCSS('object-fit', fit)
    await expect(target).toHaveCSS('object-position', '20% 10%')
    expect(await target.boundingBox()).toMatchObject({width: 300, height: 200})
  })

test('stays visible in a frame that gets its height from padding', async ({page}) => {
  await addStyles(
    page,
    '.f { height: 0; width: 300px; padding-bottom: 200px; overflow: hidden } img { width: 100% }',
  )
  await openDocument(page, {body: `<div class="f">${image()}</div>`})
  const target = page.getByAltText('A bowl')
  await state(target, 'loaded')
  expect(await target.boundingBox()).toMatchObject({width: 300, height: 375})
})

/** Styles of an image, and the resulting box. */
const PLACES: readonly (readonly [styles: string, width: number, height: number])[] = [
  ['', 800, 1000],
  ['body { width: 400px }', 400, 500],
  ['img { width: 200px }', 200, 250],
  ['img { height: 100px }', 80, 100],
  ['img { width: 100px; aspect-ratio: 1 }', 100, 100],
]

for (const [styles, width, height] of PLACES)
  test(`reserves its space before it loads: ${styles || 'no styles'}`, async ({page}) => {
    const release = await holdPictures(page)
    await addStyles(page, styles)
    await openDocument(page, {body: `${image()}<p>Text below.</p>`})
    const target = page.getByAltText('A bowl')
    await expect(target).toHaveClass(/image__sized/)
    await expect.poll(() => target.boundingBox()).toMatchObject({width, height})
    release()
    await state(target, 'loaded')
    expect(await target.boundingBox()).toMatchObject({width, height})
  })

test('nothing moves when images mount or load', async ({page}) => {
  await recordShifts(page)
  await addStyles(page, 'img { display: block } .f { width: 300px; height: 200px; overflow: hidden }')
  const release = await holdPictures(page)
  const sized = image('width="200" height="250"')
  const malformed = sized.replace('800x1000', 'wide')
  const framed = `<div class="f">${image('data-image-focal-point="0.5,0.9"')}</div>`
  await openDocument(page, {body: `${sized}<p>One.</p>${malformed}<p>Two.</p>${framed}<p>Three.</p>`})
  await expect(page.locator('img[data-image-state=loading]')).toHaveCount(3)
  release()
  await expect(page.locator('img[data-image-state=loaded]')).toHaveCount(3)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('invalid dimensions and focal points are harmless', async ({page}) => {
  const odd = ['', 'null', 'wide', '0x0', '800', 'x', '-1x-1']
  const images = odd.map((value) =>
    image(`data-image-focal-point="${value}" width="80" height="100"`).replace('800x1000', value),
  )
  await openDocument(page, {body: images.join('')})
  const all = page.getByAltText('A bowl')
  await expect(all).toHaveCount(odd.length)
  for (const target of await all.all()) {
    await state(target, 'loaded')
    expect(await target.boundingBox()).toMatchObject({width: 80, height: 100})
  }
})

test('displays a picture unchanged if the server does not know its widths', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route('**/media/**format=**', (route) => route.fulfill({status: 404}))
  await openDocument(page, {body: image('width="80" height="100"')})
  const target = page.getByAltText('A bowl')
  await state(target, 'loaded')
  expect(await target.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/tide-bowl\.svg$/)
})

test('a missing picture leaves its alternative text, and is not an error of the widget', async ({
  page,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await recordEvents(page)
  await openDocument(page, {body: image('', '/media/none.svg')})
  const target = page.getByRole('img', {name: 'A bowl'})
  await state(target, 'broken')
  await expectState(target, 'mounted')
  await expect(target).toBeVisible()
  expect(await seenEvents(page, 'error')).toEqual([])
})

for (const [name, styles, place] of [
  ['without styles', '', '<div id="place">IMAGE</div>'],
  ['as a block', 'img { display: block }', '<div id="place">IMAGE</div>'],
  ['in a row', '#place > div { display: flex }', '<div id="place"><div>IMAGE</div></div>'],
] as const)
  test(`a missing picture keeps its room: ${name}`, {tag: '@engines'}, async ({page, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await addStyles(page, `#place { inline-size: 240px; font: 12px sans-serif } ${styles}`)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/media/none.svg*', async (route) => {
      await released
      await route.fulfill({status: 404})
    })
    await openDocument(page, {body: place.replace('IMAGE', image('data-load="true"', '/media/none.svg'))})
    const target = page.getByAltText('A bowl')
    await state(target, 'loading')
    await expect.poll(() => target.boundingBox()).toMatchObject({width: 240, height: 300})
    release()
    await state(target, 'broken')
    await expect.poll(() => target.boundingBox()).toMatchObject({width: 240, height: 300})
  })

test('missing pictures of a grid keep its rows', {tag: '@engines'}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  const items = Array.from(
    {length: 6},
    (_, n) =>
      `<li><img data-src="/media/${n ? 'tide-bowl' : 'none'}.svg" data-load="false" data-image-dimensions="900x600" alt="Bowl ${n}"></li>`,
  ).join('')
  await openDocument(page, {
    body: `<main><ul data-vitrine="gallery" data-design="grid" data-thumbnails-per-row="3" data-aspect-ratio="widescreen">${items}</ul></main>`,
  })
  await state(page.getByAltText('Bowl 0'), 'broken')
  await state(page.getByAltText('Bowl 1'), 'loaded')
  const heights = () =>
    page
      .locator('li img')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
})

test('refuses an address that is not an image', async ({page, consoleLines}) => {
  consoleLines.expect(/\[vitrine\] image: TypeError: data-src="javascript:alert\(1\)" is no image/)
  await openDocument(page, {body: image('', 'javascript:alert(1)')})
  await expectState(page.locator('img'), 'error')
  await expect(page.locator('img')).not.toHaveAttribute('src')
})

test('displays data URLs, and pictures that the server has selected, unchanged', async ({page}) => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const requests = watchRequests(page)
  const served = image('src="/media/moon-plate.svg" width="80" height="100"')
  await openDocument(page, {body: image('width="9" height="9"', dot) + served})
  for (const target of await page.getByAltText('A bowl').all()) await state(target, 'loaded')
  expect(requests.matching(PICTURES)).toEqual(['GET /media/moon-plate.svg'])
})

test('claims the output of the image formatter as it is, and restores it', async ({page}) => {
  const body = `<noscript><img src="${PICTURE}" alt="A bowl"></noscript><img class="thumb-image" data-src="${PICTURE}" data-image="${PICTURE}" data-image-dimensions="800x1000" data-image-focal-point="0.5,0.5" alt="A bowl" data-load="false" data-image-id="1" data-type="image">`
  await openDocument(page, {body})
  await state(page.getByAltText('A bowl'), 'loaded')
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({unmount}) => unmount())
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(body)
})

test('displays the examples without console messages', async ({page}) => {
  await page.goto('/qa')
  const images = page.locator('[data-qa-widget=image] .qa-example img')
  await expect(images).toHaveCount(6)
  for (const target of await images.all()) {
    await target.scrollIntoViewIfNeeded()
    await state(target, 'loaded')
    expect(await target.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('displays the image of the noscript', async ({page}) => {
    await page.goto('/qa')
    const example = qaExample(page, 'Platform markup, as the formatter image prints it')
    await expect(example.locator('noscript img, img[src]').first()).toBeVisible()
  })
})

test('the output of renderImage is one image for a browser, whatever its data', async ({page}) => {
  for (const hostile of [
    '"><script>window.ran = 1</script>',
    '" onerror="window.ran = 1" x="',
    "' onload='window.ran = 1'",
    '</noscript><img src=x onerror=window.ran=1>',
    '`&quot;&#34;\u0000<!--',
  ]) {
    const html = renderImage({
      src: `/x.svg?${hostile}`,
      width: 1,
      height: 1,
      loader: 'raw',
      alt: hostile,
      class: hostile,
      style: hostile,
      onLoadingComplete: hostile,
      passthrough: {title: hostile},
    })
    await page.setContent(html)
    const found = await page.evaluate(() => ({
      elements: Array.from(document.body.querySelectorAll('*'), ({localName}) => localName),
      names: document.querySelector('img')?.getAttributeNames(),
      alt: document.querySelector('img')?.alt,
      ran: Reflect.get(window, 'ran'),
    }))
    expect(found).toEqual({
      elements: ['img'],
      names: [
        'src',
        'width',
        'height',
        'alt',
        'class',
        'style',
        'loading',
        'decoding',
        'data-on-loading-complete',
        'title',
      ],
      alt: hostile.replaceAll('\u0000', '\ufffd'),
      ran: undefined,
    })
    await page.setContent(renderImage(Object({src: '/x.svg', width: hostile, loader: hostile})))
    expect(await page.evaluate(() => document.body.childElementCount)).toBe(0)
  }
})

test('platform markup without data-load gets its picture, and the images of other lazy loaders stay', async ({
  page,
}) => {
  await openDocument(page, {
    body: `<img data-src="${PICTURE}" data-image="${PICTURE}" data-image-dimensions="800x1000" alt="Ours">
      <img class="lazyload" data-src="/media/{width}.svg" alt="Theirs">`,
  })
  await expect(page.getByAltText('Ours')).toHaveAttribute('src', /tide-bowl|media/)
  await expect(page.getByAltText('Theirs')).not.toHaveAttribute('src')
})

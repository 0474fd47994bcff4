import type {FrameLocator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {scrollsSideways} from '../support/layout.ts'
import {addButton, expectAlert, expectAllMounted, product} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const frame = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`)
const preview = (page: Page, widget: string) => frame(page, `Preview of ${widget}`)
const snippet = (page: Page) => page.getByLabel('HTML to paste')

/** Another test covers the contents of the state frames. */
const withoutStates = (page: Page) =>
  page.route(/\/frame\?(?!.*state=preview)/, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Frame</title>'}),
  )

/** Opens the page of a widget without frames: axe would enter them, and wait for those outside the window. */
async function openWithoutFrames(page: Page, path: string): Promise<void> {
  await withoutStates(page)
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove()
    }),
  )
  await page.goto(path, {waitUntil: 'domcontentloaded'})
  await expect(page.getByRole('button', {name: 'Copy'})).toBeVisible()
}

test('each frame displays its state', async ({page, consoleLines}) => {
  // eleven pages in one test
  test.slow()
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine] add-to-cart: TypeError/)
  consoleLines.expect(/^\[vitrine] add-to-cart: SyntaxError: data-product is not JSON/)
  await page.goto('/qa/widgets/add-to-cart', {waitUntil: 'domcontentloaded'})
  for (const [title, state] of [
    ['Server HTML', 'no script'],
    ['Waiting', 'not needed yet'],
    ['Loading', 'loading'],
    ['Mounted', 'mounted'],
    ['Error: no file', 'error'],
    ['Error: broken attribute', 'error'],
    ['Empty', 'mounted'],
    ['Long text', 'mounted'],
    ['Right to left', 'mounted'],
    ['Dark', 'mounted'],
    ['JPY', 'mounted'],
  ]) {
    const name = `add-to-cart, ${title}`
    await page.locator(`iframe[title="${name}"]`).scrollIntoViewIfNeeded()
    await expect(frame(page, name).locator('[data-qa-state]')).toHaveText(`${state}`)
  }
  const inFrame = (title: string, selector: string) => frame(page, `add-to-cart, ${title}`).locator(selector)
  await expect(inFrame('Empty', '.sqs-add-to-cart-button')).toHaveText('Add To Cart')
  await expect(inFrame('Right to left', 'html')).toHaveCSS('direction', 'rtl')
  await expect(inFrame('Dark', 'body')).toHaveCSS('background-color', 'rgb(26, 23, 21)')
  for (const [option, value] of [
    ['Size', 'Small'],
    ['Glaze', 'Oat'],
  ])
    await inFrame('JPY', `[data-variant-option-name=${option}]`).selectOption(`${value}`)
  await expect(inFrame('JPY', '.product-price')).toHaveText('¥4,200')
  await expect(inFrame('Error: no file', '[data-qa-console]')).toContainText('Failed to fetch')
})

test('options apply live, and errors in them are displayed', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine] gallery: padding "99" is no whole number from 0 to 50/, null)
  await withoutStates(page)
  await page.goto('/qa/widgets/gallery?example=0', {waitUntil: 'domcontentloaded'})
  const shown = preview(page, 'gallery')
  const option = (name: string) => page.getByLabel(name, {exact: true})
  await option('data-design').selectOption('slider')
  await option('data-controls').check()
  await expect(snippet(page)).toHaveValue(
    /^<div data-vitrine="gallery" data-design="slider".* data-controls>/,
  )
  await shown.getByRole('button', {name: 'Next image'}).click()
  await option('data-padding').fill('99')
  await expect(page.locator('[data-qa-warnings]')).toContainText('padding "99" is no whole number')
  await expect(option('data-padding')).toHaveAttribute('aria-invalid', 'true')
  await expect(shown.locator('.gallery__list')).toHaveCSS('gap', '50px')
  await option('data-padding').fill('20')
  await expect(option('data-padding')).not.toHaveAttribute('aria-invalid')
  await expect(snippet(page)).not.toHaveValue(/data-padding/)
  // the address can be shared
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address, {waitUntil: 'domcontentloaded'})
  await expect(option('data-design')).toHaveValue('slider')
  await expect(shown.getByRole('button', {name: 'Next image'})).toBeVisible()
})

for (const [widget, query, look] of [
  ['like', 'data-like-count=41', (page) => expect(page.getByRole('button')).toHaveText(/41/)],
  [
    'gallery',
    'example=0&data-design=slider',
    (page) => expect(page.locator('.gallery__list--slider')).toBeVisible(),
  ],
  [
    'add-to-cart',
    `data-label=${encodeURIComponent(`"Buy" & 'go' <b>`)}`,
    (page) => expect(addButton(page)).toHaveText(`"Buy" & 'go' <b>`),
  ],
  [
    'restock-form',
    'example=2&data-mailing-list=checked',
    (page) => expect(page.getByRole('checkbox')).toBeChecked(),
  ],
] satisfies [string, string, (page: Page) => Promise<void>][])
  test(`the copied HTML of ${widget} mounts with the chosen options on another page`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWithoutFrames(page, `/qa/widgets/${widget}?${query}`)
    await page.getByRole('button', {name: 'Copy'}).click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const body = await page.evaluate(() => navigator.clipboard.readText())
    await openDocument(page, {body})
    await expectAllMounted(page)
    await look(page)
  })

test('selects the text if the clipboard is refused', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))},
    })
  })
  await openWithoutFrames(page, '/qa/widgets/like')
  await page.getByRole('button', {name: 'Copy'}).click()
  await expect(page.getByText('The browser refuses the clipboard.')).toBeVisible()
  await expect(snippet(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^<span data-vitrine="like"/)
})

test('the faults of a page’s calls are in its address', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.goto('/qa/widgets/add-to-cart/frame?state=mounted&fault=refused', {
    waitUntil: 'domcontentloaded',
  })
  await expectAllMounted(page)
  await page.getByRole('combobox', {name: 'Size'}).selectOption('Small')
  await page.getByRole('combobox', {name: 'Glaze'}).selectOption('Oat')
  await addButton(page).click()
  await expectAlert(page, 'Unable to Add Item', 'The server has refused this.')
  await expect(product(page)).toHaveAttribute('data-vitrine-state', 'mounted')
})

for (const path of ['/qa/widgets/gallery?locale=ar', '/qa/widgets/like?fault=slow'])
  test(`axe finds no problem on ${path}, and it fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800})
    await openWithoutFrames(page, path)
    await expectNoneInAnyLight(page, 'main')
    expect(await scrollsSideways(page)).toBe(false)
  })

test('axe finds no problem in a frame with long texts', async ({page}) => {
  await page.goto('/qa/widgets/add-to-cart/frame?state=long', {waitUntil: 'domcontentloaded'})
  await expectAllMounted(page)
  await expectNoneInAnyLight(page)
})

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false})

  test('options, presentation and faults are selected by forms', async ({page}) => {
    await page.goto('/qa/widgets/gallery?example=0')
    await page.getByLabel('data-design', {exact: true}).selectOption('stacked')
    await page.getByLabel('data-lightbox', {exact: true}).uncheck()
    await page.getByRole('button', {name: 'Apply'}).click()
    await expect(snippet(page)).toHaveValue(
      /^<div data-vitrine="gallery" data-design="stacked"(?!.*data-lightbox>)/,
    )
    await page.getByLabel('Colours').selectOption('dark')
    await page.getByRole('button', {name: 'Slow: 3 s'}).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', {name: 'Slow: 3 s'})).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('data-design', {exact: true})).toHaveValue('stacked')
    await page.goto('/qa')
    await page.getByLabel('Language', {exact: true}).selectOption('de-DE')
    await page.getByRole('button', {name: 'Show'}).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  })
})

test('an overlay is visible in the frames of its states, and does not take the page’s focus', async ({
  page,
  consoleLines,
}) => {
  // the errors in the states are real
  consoleLines.expect(/popup-overlay|503/, null)
  await page.goto('/qa/widgets/popup-overlay?example=0')
  const field = page.getByLabel('Example')
  await field.focus()
  const frame = page.frameLocator('iframe[title="Preview of popup-overlay"]')
  await expect(frame.locator('.popup-overlay__dialog')).toBeVisible()
  await expect(field).toBeFocused()
  await page.getByRole('link', {name: 'alone', exact: true}).click()
  await expect(page.getByRole('dialog', {name: 'Letters from the studio'})).toBeVisible()
})

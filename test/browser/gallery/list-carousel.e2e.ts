import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const ITEMS = [...'abcdef'].map(
  (name) => `<div class="summary-item"><a href="/${name}">Item ${name}</a></div>`,
)
const SUMMARY = `<div class="summary-block-wrapper sqs-gallery-design-carousel"><header><div class="summary-carousel-pager"><span class="summary-carousel-pager-prev" role="button" tabindex="0" aria-label="Previous"></span><span class="summary-carousel-pager-next" role="button" tabindex="0" aria-label="Next">&gt;</span></div></header>
<div class="summary-item-list">${ITEMS.join('')}</div></div>`
const AUTHOR = `<div data-vitrine="carousel"><ul>${[...'abcdef'].map((name) => `<li>Item ${name}</li>`).join('')}</ul><button type="button" data-previous>Back</button><button type="button" data-next>More</button></div>`

test.describe('a carousel of a list', {tag: '@engines'}, () => {
  test.use({viewport: {width: 700, height: 500}, contextOptions: {reducedMotion: 'reduce'}})

  test('its buttons scroll by keyboard', async ({page}) => {
    await openDocument(page, {body: AUTHOR})
    await expect(page.locator('[data-vitrine-state=mounted]')).toBeAttached()
    await expect(page.getByText('Item f')).not.toBeInViewport()
    await page.getByRole('button', {name: 'Back'}).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Item f')).toBeInViewport()
    await page.getByRole('button', {name: 'More'}).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Item a')).toBeInViewport()
    await expect(page.getByText('Item f')).not.toBeInViewport()
  })

  test('of a summary block shows the next items, from right to left, too', async ({page}) => {
    for (const dir of ['ltr', 'rtl']) {
      await openDocument(page, {body: `<div dir="${dir}">${SUMMARY}</div>`})
      await expect(page.locator('[data-vitrine-state=mounted]')).toBeAttached()
      await expect(page.getByText('Item d')).not.toBeInViewport()
      await page.getByRole('button', {name: 'Next'}).click()
      await expect(page.getByText('Item d')).toBeInViewport()
      await expect(page.getByText('Item a')).not.toBeInViewport()
    }
  })

  test('fits a narrow window in a box that shrinks to its content', async ({page}) => {
    await page.setViewportSize({width: 320, height: 500})
    const words = ['Harbourside', 'Breakwaters', 'Lighthouses', 'Sandcastles', 'Shipwrights']
    const list = words.map((word) => `<li><a href="/${word}">${word}</a></li>`).join('')
    const sheet =
      'body {display: flex; flex-direction: column; align-items: safe center} * {font: 20px serif}'
    await page.route('**/narrow.css', (route) => route.fulfill({contentType: 'text/css', body: sheet}))
    await openDocument(page, {
      head: '<link rel="stylesheet" href="/narrow.css">',
      body: `<div data-vitrine="carousel"><ul>${list}</ul></div>`,
    })
    await expect(page.locator('[data-vitrine-state=mounted]')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // it is not as narrow as it can be, either
    expect((await page.getByRole('listitem').first().boundingBox())?.width).toBeGreaterThan(200)
  })
})

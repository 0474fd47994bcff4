import {open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

test('the price of a unit follows the choice, on the page and in the quick view', async ({page}) => {
  await open(page, '/shop/wrapping-sheets')
  const main = page.getByRole('main')
  const unit = main.locator('.product-page .product-unit-price')
  await expect(unit).toHaveText('$4.00 / m²')
  await main.getByRole('radio', {name: 'Waves'}).check()
  await expect(unit).toHaveText('$5.14 / m²')
  await main.getByRole('radio', {name: 'Stripes'}).check()
  await expect(unit).toHaveText('$4.00 / m²')

  await open(page, '/shop')
  const card = page.locator('.card').filter({hasText: 'Wrapping Sheets'})
  await expect(card.locator('.product-unit-price')).toHaveText('$4.00 / m²')
  await card.locator('.quick-view-link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', {name: 'Seeds'}).check()
  await expect(dialog.locator('.product-unit-price')).toHaveText('$5.14 / m²')
  await expect(dialog.locator('.product-safety')).toContainText('Scherbe Vertrieb GmbH')
})

const NAMES_ALL = 'an offer names manufacturer, responsible person and warnings with scripts off'

for (const [store, warning] of [
  ['en', 'keep it away from children under three'],
  ['ja', '3歳未満'],
  ['ar', 'الأطفال'],
] as const)
  test(`${NAMES_ALL} (${store})`, async ({browser, server}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: server.url})
    const page = await context.newPage()
    await page.goto(`/shop/ink-well?store=${store}`)
    const safety = page.locator('.product-safety')
    await expect(safety).toContainText('12 River Street')
    await expect(safety.getByRole('link')).toHaveCount(2)
    await expect(safety.getByRole('link').first()).toHaveAttribute(
      'href',
      'mailto:studio@kiln-and-paper.example',
    )
    await expect(safety).toContainText('Scherbe Vertrieb GmbH')
    await expect(safety.getByRole('listitem')).toContainText(warning)
    await page.goto(`/shop/glaze-recipes?store=${store}`)
    await expect(safety).toHaveCount(0)
    await context.close()
  })

test('the structured data of a product names the prices that the page shows', async ({page}) => {
  await open(page, '/shop/ink-well')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const {name, offers} = JSON.parse(text ?? '')
  expect(name).toBe(await page.locator('main h1').textContent())
  const shown = page.getByRole('main').locator('.product-page .product-price')
  const [{price, availability}] = offers
  await expect(shown).toContainText(price)
  expect(availability).toBe('https://schema.org/InStock')
})

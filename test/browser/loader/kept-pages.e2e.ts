import {type Rest, watchRest} from '../support/come-to-rest.ts'
import {watchConsole} from '../support/console-lines.ts'
import {openDocument} from '../support/document.ts'
import {launchKeeping} from '../support/launch-keeping.ts'
import {productAttribute} from '../support/markup.ts'
import {addButton, expectAllMounted} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {expect, test} from '../support/test.ts'
import {arrivedNames} from '../support/tracking.ts'

const MUG = '64a1f0c27be1d20013c0aa01'
const tile = {
  id: '64a1f0c27be1d20013c0aa14',
  title: 'House Number Tile',
  variants: [{sku: 'TILE-NUMBER', price: 2900, qtyInStock: 50}],
}
const FORM = {name: 'Words', fields: [{id: 'words', type: 'text', title: 'Words'}]}

const BODY = `<a href="/shop" data-vitrine="quick-view" data-product-id="${MUG}" data-group="g">Look at the mug</a>
<a href="/shop" data-vitrine="quick-view" data-product-id="64a1f0c27be1d20013c0aa02" data-group="g">Look at the bowl</a>
<div data-vitrine="add-to-cart" ${productAttribute(tile).replace('{', () => `{"additionalFieldsForm": ${JSON.stringify(FORM)}, `)}>
  <button type="button" class="sqs-add-to-cart-button">Add</button></div>`

/** Firefox keeps no page with a pending request: a busy machine is still fetching what the page has prefetched. */
async function untilKeepable(rest: Rest): Promise<void> {
  await rest.settle()
  await expect.poll(() => rest.findOpen()).toEqual([])
}

test('dialogs of a page from the back/forward cache are unchanged, and work', {
  tag: '@engines',
}, async ({playwright, browserName, launchOptions, shop}) => {
  const browser = await launchKeeping({playwright, browserName, launchOptions})
  const page = await browser.newPage({baseURL: shop.url})
  const rest = watchRest(page)
  const lines = await watchConsole(page.context())
  const view = page.getByRole('dialog', {name: 'Quick view'})
  await openDocument(page, {body: BODY})
  await expectAllMounted(page)
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes'
  })

  await page.getByRole('link', {name: 'Look at the mug'}).click()
  await expect(view.getByRole('heading')).toHaveText('Speckled Mug')
  await untilKeepable(rest)
  await view.getByRole('link', {name: 'View full details'}).click()
  await page.waitForURL('**/shop/speckled-mug')
  await page.goBack({waitUntil: 'commit'})
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
  await page.keyboard.press('ArrowRight')
  await expect(view.getByRole('heading')).toHaveText('Tide Bowl')
  await page.keyboard.press('Escape')

  await addButton(page).click()
  const words = page.getByRole('dialog', {name: 'Words'}).getByRole('textbox')
  await words.fill('Seven')
  await untilKeepable(rest)
  await page.goto('/checkout')
  await page.goBack({waitUntil: 'commit'})
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
  await expect(words).toHaveValue('Seven')
  const labels = await recordLabels(addButton(page))
  await words.press('Enter')
  await expectLabel(labels, 'Added!')
  expect(await shop.held()).toEqual(['1 × TILE-NUMBER'])
  expect(lines.problems()).toEqual([])
  await browser.close()
})

test('a page with tracking enters the back/forward cache', {tag: '@engines'}, async ({
  playwright,
  browserName,
  launchOptions,
  shop,
}) => {
  const browser = await launchKeeping({playwright, browserName, launchOptions})
  const page = await browser.newPage({baseURL: shop.url})
  const rest = watchRest(page)
  // a page with no-store does not enter the cache
  await page.route('**/shop/tide-bowl', async (route) => {
    const response = await route.fetch()
    const {'cache-control': _, ...headers} = response.headers()
    await route.fulfill({response, headers})
  })
  await page.goto('/shop/tide-bowl')
  await expectAllMounted(page)
  await addButton(page).click()
  await expect.poll(() => arrivedNames(shop.url)).toContain('commerce_item_added')
  await untilKeepable(rest)
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes'
  })
  await page.goto('/checkout')
  await page.goBack({waitUntil: 'commit'})
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
  await browser.close()
})

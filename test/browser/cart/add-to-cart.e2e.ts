import {
  addButton,
  choose,
  expectAlert,
  expectHeader,
  open,
  option,
  popover,
  product,
} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents} from '../support/vitrine.ts'

test('adds a product with options from its page', {tag: '@engines'}, async ({page, shop}) => {
  await open(page, '/shop/speckled-mug')
  await choose(page, {Size: 'Large', Glaze: 'Oat'})
  await addButton(page).click()
  await expect(popover(page).locator('.cart-popover__text')).toHaveText('Speckled Mug was added to your cart')
  await expectHeader(page, 1, '$34.00')
  await expect(page.locator('.shop-header').getByRole('link', {name: 'One item in cart'})).toBeVisible()
  expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  expect(new URL(page.url()).pathname).toBe('/shop/speckled-mug')
})

test('adds products from the list, each with its own options', {tag: '@engines'}, async ({page, shop}) => {
  await open(page, '/shop')
  await addButton(page, 'Tide Bowl').click()
  await expectHeader(page, 1, '$39.00')
  await choose(page, {Paper: 'Watercolor'}, 'Linen Notebook')
  await addButton(page, 'Linen Notebook').click()
  await expectHeader(page, 2, '$70.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE', '1 × NOTE-WATER'])
})

test('adds the quantity in the field, also by Enter in it', {tag: '@engines'}, async ({page, shop}) => {
  await open(page, '/shop/tide-bowl')
  await option(page, 'Quantity').fill('3')
  await option(page, 'Quantity').press('Enter')
  await expectHeader(page, 3, '$117.00')
  expect(await shop.held()).toEqual(['3 × BOWL-TIDE'])
})

test('a double-click adds once', {tag: '@engines'}, async ({page, shop}) => {
  await open(page, '/shop/tide-bowl')
  const labels = await recordLabels(addButton(page))
  // the page itself clicks again: on a busy machine the test can miss a label
  await addButton(page).evaluate((button: HTMLElement) => {
    const again = () => {
      if (button.textContent.trim() === 'Adding…') button.click()
    }
    new MutationObserver(again).observe(button, {subtree: true, childList: true, characterData: true})
  })
  await addButton(page).dblclick()
  await expectHeader(page, 1, '$39.00')
  await expectLabel(labels, 'Added!')
  await expect(addButton(page)).toHaveText('Add To Cart')
  const seen = (await labels.jsonValue()).map(({label}) => label)
  expect(seen.filter((label, index) => label !== seen[index - 1])).toEqual([
    'Add To Cart',
    'Adding…',
    'Added!',
    'Add To Cart',
  ])
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('displays Adding… for a second, Added! for two, and then the server’s label', async ({page}) => {
  await open(page, '/shop/year-planner')
  const steps = await recordLabels(addButton(page))
  await addButton(page).click()
  await expectLabel(steps, 'Added!')
  await expect(addButton(page)).toHaveText('Print It Today')
  await expect(addButton(page)).not.toHaveAttribute('aria-disabled')
  const [served, adding, added, idle] = await steps.jsonValue()
  expect([adding?.label, added?.label, idle?.label]).toEqual(['Adding…', 'Added!', 'Print It Today'])
  expect([adding?.isAdded, added?.isAdded, idle?.isAdded]).toEqual([false, true, false])
  expect(adding?.isDisabled).toBe(true)
  const clicked = served?.at ?? 0
  expect((added?.at ?? 0) - clicked).toBeGreaterThan(990)
  expect((idle?.at ?? 0) - clicked).toBeGreaterThan(2990)
  expect(added?.isOverdue).toBe(false)
})

test('displays Adding… until a slow server has answered', async ({page, shop}) => {
  await shop.fault({path: '/api/commerce/shopping-cart/entries', delayMs: 1500})
  await open(page, '/shop/tide-bowl')
  const steps = await recordLabels(addButton(page))
  await addButton(page).click()
  await expectLabel(steps, 'Added!')
  const [, adding, added] = await steps.jsonValue()
  expect((added?.at ?? 0) - (adding?.at ?? 0)).toBeGreaterThan(1450)
})

test('events report the selected variant and the added item', async ({page}) => {
  await recordEvents(page)
  await open(page, '/shop/speckled-mug')
  // two choices at the same time fire one event
  const told = (times: number) => expect.poll(() => seenEvents(page, 'variant-change')).toHaveLength(times)
  await choose(page, {Size: 'Small'})
  await told(1)
  await choose(page, {Glaze: 'Soot'})
  await told(2)
  await choose(page, {Size: 'Large'})
  await addButton(page).click()
  await expectHeader(page, 1, '$34.00')
  const itemId = '64a1f0c27be1d20013c0aa01'
  expect(await seenEvents(page, 'variant-change')).toMatchObject([
    {from: 'add-to-cart', detail: {itemId, variant: null, inStock: false, unselected: ['Glaze']}},
    {from: 'add-to-cart', detail: {itemId, variant: null, inStock: false, unselected: []}},
    {from: 'add-to-cart', detail: {itemId, variant: {sku: 'MUG-LARGE-SOOT'}, inStock: true, unselected: []}},
  ])
  expect(await seenEvents(page, 'item-added')).toMatchObject([
    {
      from: 'add-to-cart',
      detail: {
        item: {id: itemId, title: 'Speckled Mug'},
        variant: {sku: 'MUG-LARGE-SOOT'},
        quantityAdded: 1,
        cart: {totalQuantity: 1},
        source: 'product',
      },
    },
  ])
})

test('the event of an addition from the list says so', async ({page}) => {
  await recordEvents(page)
  await open(page, '/shop')
  await addButton(page, 'Tide Bowl').click()
  await expectHeader(page, 1, '$39.00')
  expect(await seenEvents(page, 'item-added')).toMatchObject([{detail: {source: 'list', quantityAdded: 1}}])
})

const switchOnExpress = () => {
  document.querySelector('[data-site-context]')?.remove()
  const storeSettings = {defaultCurrency: 'USD', expressCheckout: true}
  Object.assign(window, {Static: {SQUARESPACE_CONTEXT: {websiteSettings: {storeSettings}}}})
}

test('express checkout, read when the button is clicked, continues to the checkout', {
  tag: '@engines',
}, async ({page, shop}) => {
  await open(page, '/shop/tide-bowl')
  await page.evaluate(switchOnExpress)
  await addButton(page).click()
  await page.waitForURL('**/checkout')
  await expect(page.getByText('Tide Bowl')).toBeVisible()
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a failed addition before an express checkout is reported as a purchase', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/api/commerce/shopping-cart/entries', status: 422, body: {message: 'No more.'}})
  await open(page, '/shop/tide-bowl')
  await page.evaluate(switchOnExpress)
  await addButton(page).click()
  await expectAlert(page, 'Unable to Purchase Item', 'No more.')
})

test('a subscription goes to its own page with the token of its cart', async ({page, shop}) => {
  await open(page, '/shop/weekly-stems')
  await expect(addButton(page)).toHaveText('Subscribe')
  await choose(page, {Size: 'Five', Vase: 'Sea'})
  await addButton(page).click()
  await page.waitForURL(/\/commerce\/subscription\?cartToken=[\w-]+$/)
  await expect(page.getByRole('heading', {name: 'Your subscription'})).toBeVisible()
  await expect(page.getByText('Weekly Stems', {exact: true})).toBeVisible()
  await expectHeader(page, 0, '$0.00')
  expect(await shop.held()).toEqual([])
})

test('a gift card asks for its amount, opens its page and is added there', async ({page, shop}) => {
  await open(page, '/shop/gift-card')
  await addButton(page).click()
  await expect(product(page).getByRole('alert')).toHaveText('Select a denomination for the Gift Card')
  await choose(page, {Amount: '$50'})
  await addButton(page).click()
  await page.waitForURL(/\/commerce\/gift-card\?itemId=64a1f0c27be1d20013c0aa26&sku=GIFT-50$/)
  expect(await shop.held()).toEqual([])
  await addButton(page).click()
  await expectHeader(page, 1, '$50.00')
  expect(await shop.held()).toEqual(['1 × GIFT-50'])
})

test('an unavailable gift card has its own message', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/api/commerce/shopping-cart/entries', status: 422, body: {message: 'Not today.'}})
  await open(page, '/commerce/gift-card?itemId=64a1f0c27be1d20013c0aa26&sku=GIFT-25')
  await addButton(page).click()
  await expectAlert(page, 'Unable to purchase Gift Card', 'Not today.')
})

for (const path of ['/shop/ash-vase', '/shop'])
  test(`a sold-out product on ${path} says so and stays disabled`, async ({page, shop}) => {
    await open(page, path)
    const button = addButton(page, 'Ash Glaze Vase')
    await expect(button).toHaveText('Back next winter')
    await expect(button).toBeDisabled()
    await button.click({force: true})
    await button.evaluate((element) => element.closest('form')?.requestSubmit())
    await expect(button).toHaveText('Back next winter')
    await expect(button).toBeDisabled()
    await expect(page).toHaveURL(path)
    expect(await shop.held()).toEqual([])
  })

test('in the list, a button without its options displays Select Option for two seconds', {
  tag: '@engines',
}, async ({page, shop}) => {
  await open(page, '/shop')
  const button = addButton(page, 'Linen Notebook')
  const steps = await recordLabels(button)
  await button.click()
  await expectLabel(steps, 'Select Option')
  await button.click({force: true})
  await expect(button).toHaveText('Add To Cart')
  await expect(button).not.toHaveAttribute('aria-disabled')
  const [, select, idle] = await steps.jsonValue()
  expect((idle?.at ?? 0) - (select?.at ?? 0)).toBeGreaterThan(1950)
  expect(select?.isDisabled).toBe(true)
  expect(select?.isOverdue).toBe(false)
  expect(await shop.held()).toEqual([])
})

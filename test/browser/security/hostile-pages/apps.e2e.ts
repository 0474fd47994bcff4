import {expect} from '@playwright/test'
import {bowl, productAttribute} from '../../support/markup.ts'
import {addButton, expectAllMounted} from '../../support/page-parts.ts'
import {test} from '../../support/test.ts'
import {buildApp} from './apps/build.ts'
import {openHostile, SHOP, useShop} from './shop-document.ts'

test('the shop works inside a React app in strict mode, which keeps rendering', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  const code = await buildApp('react-app.tsx')
  await page.route('**/app.js', (route) => route.fulfill({contentType: 'text/javascript', body: code}))
  await openHostile(page, {
    body: `<div id="react" ${productAttribute(bowl)}></div><script src="/app.js"></script>`,
  })
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  const renders = () => page.locator('section').getAttribute('data-renders').then(Number)
  const before = await renders()
  await expect.poll(renders).toBeGreaterThan(before + 2)
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
  expect(await shop.held()).toEqual(['2 × BOWL-TIDE'])
})

test('the shop works inside the output of another Preact, with its own hooks', async ({page, shop}) => {
  const code = await buildApp('preact-app.ts')
  await page.route('**/app.js', (route) => route.fulfill({contentType: 'text/javascript', body: code}))
  await openHostile(page, {
    body: `<div id="preact"><template>${SHOP}</template></div><script src="/app.js"></script>`,
  })
  await useShop(page, shop)
})

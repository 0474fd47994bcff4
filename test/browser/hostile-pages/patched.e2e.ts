import {test} from '../support/test.ts'
import {patches} from './patches.ts'
import {openHostile, useShop} from './shop-document.ts'

for (const [name, patch] of Object.entries(patches))
  test(`the shop works on a page with ${name}`, async ({page, shop, consoleLines}) => {
    consoleLines.allowStorageWarning()
    await page.addInitScript(patch)
    await openHostile(page)
    await useShop(page, shop)
  })

test('the shop works in quirks mode', async ({page, shop}) => {
  await openHostile(page, {doctype: ''})
  await useShop(page, shop)
})

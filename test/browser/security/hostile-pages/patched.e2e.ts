import {test} from '../../support/test.ts'
import {addToJson, extendPrototypes} from './patches/extend-prototypes.ts'
import {actLikePrototypeJs} from './patches/like-prototype-js.ts'
import {takeAway} from './patches/take-away.ts'
import {watchEverything} from './patches/watch-everything.ts'
import {openHostile, useShop} from './shop-document.ts'

/** Changes that a page's scripts have made before Vitrine runs. */
const PAGES = {
  'with enumerable extras on prototypes': extendPrototypes,
  'with a toJSON on every prototype': addToJson,
  'with the methods of Prototype.js': actLikePrototypeJs,
  'with listeners, timers, fetch, history and JSON wrapped': watchEverything,
  'without storage, on which the clock stands': takeAway,
}

for (const [name, patch] of Object.entries(PAGES))
  test(`the shop works on a page ${name}`, async ({page, shop, consoleLines}) => {
    consoleLines.allowStorageWarning()
    await page.addInitScript(patch)
    await openHostile(page)
    await useShop(page, shop)
  })

test('the shop works in quirks mode', async ({page, shop}) => {
  await openHostile(page, {doctype: ''})
  await useShop(page, shop)
})

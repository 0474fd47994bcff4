import type {Page, Request} from '@playwright/test'
import {isAll} from '../../../helpers/all.ts'
import {watchRest} from '../../support/come-to-rest.ts'
import {bowl} from '../../support/markup.ts'
import {addUnheard, tokenOf} from '../../support/requests.ts'
import type {Shop} from '../../support/shop.ts'
import {expect, test} from '../../support/test.ts'
import {createBlankPage, type Values} from './blank-document.ts'
import {sendForms} from './forms.ts'
import {lookInAll} from './look.ts'
import {checkOverlays} from './overlays.ts'
import {addProducts} from './products.ts'
import {countExamples, type Example, readExamples} from './read-examples.ts'
import type {Stage} from './stage.ts'

/** The title of an example that demonstrates a failure says so. */
const FAILS = /fails to load|no longer/
/** Asks for an inscription, which can be changed in the cart. */
const TILE = {id: '64a1f0c27be1d20013c0aa14', sku: 'TILE-NUMBER'}
const CART_PAGE = '[data-vitrine=cart-page], #sqs-cart-root'

/** The values that an author's server would insert for the names in braces. */
async function readValues({html}: Example, page: Page, shop: Shop): Promise<Values> {
  const crumb = await tokenOf(page)
  if (!html.includes('{{entry}}')) return {crumb}
  await addUnheard(page, TILE.id, TILE.sku)
  const [cart] = await shop.carts()
  return {crumb, entry: cart?.entries[0]?.id ?? ''}
}

/** A window that a link has just opened has no frame yet. */
function isOfFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null
  } catch {
    return false
  }
}

/** Prevents clicked links from leaving the page under test. */
const stayOnPage = (page: Page) =>
  page.context().route('**', (route, request) => {
    const isLeft = request.isNavigationRequest() && request.method() === 'GET' && !isOfFrame(request)
    return isLeft ? route.fulfill({status: 204}) : route.fallback()
  })

for (const example of readExamples())
  test(example.name, {annotation: {type: 'example'}}, async ({page, shop, consoleLines}) => {
    // dozens of layouts in one test
    test.slow(isAll)
    if (FAILS.test(example.name)) consoleLines.expect(/./, null)
    const rest = watchRest(page)
    await stayOnPage(page)
    const blank = await createBlankPage(page, example, await readValues(example, page, shop))
    const stage: Stage = {
      ...blank,
      page,
      shop,
      rest,
      async open(layout) {
        await blank.open(layout)
        await rest.settle()
      },
    }
    await stage.open()
    const problems = await lookInAll(stage)
    if (await page.locator(CART_PAGE).count()) {
      await addUnheard(page, bowl.id, 'BOWL-TIDE')
      await stage.open()
      problems.push(...(await lookInAll(stage, 'with something in the cart, ')))
    }
    problems.push(...(await checkOverlays(stage)))
    await stage.open()
    const body = page.locator('body')
    problems.push(...(await addProducts(stage, body)), ...(await sendForms(stage, body)))
    problems.push(...(await rest.findOpen()))
    expect(problems).toEqual([])
  })

test('every example of the documents is covered', () => {
  expect(countExamples()).toBeGreaterThan(0)
  expect(readExamples()).toHaveLength(countExamples())
})

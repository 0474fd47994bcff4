import {expect} from '@playwright/test'
import type {Browser, Page} from 'playwright-core'
import {check, NotHere, type Outcome} from './outcome.ts'
import type {Good, RunningShop} from './shop.ts'
import {addButton, count, openProduct, openShopper, price, type Shopper, written} from './shopper.ts'
import type {Site} from './site.ts'

export interface Scene {
  shop: RunningShop
  site: Site
  shopper: Shopper
  page: Page
}

interface Step {
  name: string
  run: (scene: Scene) => Promise<string | undefined>
}

const variantOf = ({variants}: Good, index: number) => {
  const variant = variants[index]
  if (!variant) throw new RangeError('a product without that variant')
  return variant
}

const popover = (page: Page) => page.locator('.cart-popover__box')
const held = (shop: RunningShop, ...lines: readonly string[]) =>
  expect.poll(shop.held, {timeout: 15_000}).toEqual([...lines].sort())

/** What the shopper does, in order: each step goes on where the last has ended. */
export const STORY: readonly Step[] = [
  {
    name: 'product by id',
    async run({shop: {goods}, page}) {
      await openProduct(page, 'options')
      await expect(page.locator('.product-title')).toHaveText(goods.options.title)
      if (goods.options.json) throw new NotHere('its pages carry the product')
      await expect(page.locator('.product-price')).not.toBeEmpty()
      return goods.options.id
    },
  },
  {
    name: 'options',
    async run({shop: {goods}, page}) {
      await addButton(page).click()
      const [[name] = ['']] = Object.entries(variantOf(goods.options, 0).options)
      await expect(page.locator('.add-to-cart__message')).toContainText(name)
      const select = page.getByLabel(name)
      for (const {options} of goods.options.variants)
        await expect(select.getByRole('option', {name: options[name] ?? ''})).toBeAttached()
      return undefined
    },
  },
  {
    name: 'price follows',
    async run({shop: {goods, currency}, page}) {
      for (const {options, price: amount} of goods.options.variants) {
        for (const [name, value] of Object.entries(options)) await page.getByLabel(name).selectOption(value)
        await expect(price(page)).toContainText(written(amount, currency))
      }
      return goods.options.variants.map((one) => written(one.price, currency)).join(', ')
    },
  },
  {
    name: 'add',
    async run({shop, page}) {
      await addButton(page).click()
      const {sku} = shop.goods.options.variants.at(-1) ?? variantOf(shop.goods.options, 0)
      await held(shop, `1 × ${sku}`)
      return undefined
    },
  },
  {
    name: 'count and popover',
    async run({shop: {goods, currency}, page}) {
      await expect(count(page)).toHaveText('1')
      await expect(page.locator('.sqs-cart-subtotal')).toHaveText(
        written(goods.options.variants.at(-1)?.price ?? 0, currency),
      )
      await expect(popover(page)).toContainText(goods.options.title)
      return undefined
    },
  },
]

export async function runStory(browser: Browser, shop: RunningShop, site: Site): Promise<Outcome[]> {
  await shop.reset()
  const shopper = await openShopper(browser, site.origin)
  const scene: Scene = {shop, site, shopper, page: shopper.page}
  const outcomes: Outcome[] = []
  for (const {name, run} of STORY) outcomes.push(await check(name, () => run(scene)))
  outcomes.push(
    await check('nothing reported', async () => {
      expect(shopper.problems()).toEqual([])
      return undefined
    }),
  )
  await shopper.leave()
  return outcomes
}

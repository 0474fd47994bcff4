import type {Browser, Page} from 'playwright-core'
import {
  applyCode,
  expectHeld,
  expectSettled,
  line,
  part,
  popover,
  quantity,
  setQuantity,
  variantOf,
} from './cart-parts.ts'
import {expect} from './expect.ts'
import {check, NotHere, type Outcome} from './outcome.ts'
import type {Good, RunningShop, Variant} from './shop.ts'
import {
  addButton,
  count,
  openCart,
  openProduct,
  openShopper,
  price,
  type Shopper,
  subtotal,
  written,
} from './shopper.ts'
import type {Site} from './site.ts'
import {backendModules, isForShop} from './source-modules.ts'

interface Scene {
  shop: RunningShop
  site: Site
  shopper: Shopper
  page: Page
}

interface Step {
  name: string
  /** The table shows the returned text. */
  run: (scene: Scene) => Promise<string | undefined>
}

const total = (lines: readonly (readonly [Variant, number])[]): number =>
  lines.reduce((sum, [{price: one}, quantityOf]) => sum + one * quantityOf, 0)

const nameOf = (good: Good): string => Object.keys(variantOf(good).options)[0] ?? ''

async function choose(page: Page, {options}: Variant): Promise<void> {
  for (const [name, value] of Object.entries(options)) await page.getByLabel(name).selectOption(value)
}

/** The text of a refusal: in a dialog, or beside the button. */
async function expectRefusal(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog')
  const words = dialog.or(page.locator('.add-to-cart__message')).first()
  await expect(words).toBeVisible({timeout: 20_000})
  const text = ((await words.textContent()) ?? '').replace(/\s+/g, ' ').trim()
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  return text
}

/** The expected lines of the cart in the shop's database, step by step. */
const linesOf = (lines: readonly (readonly [Variant, number])[]): string[] =>
  lines.map(([{sku}, pieces]) => `${pieces} × ${sku}`)

/** The shopper's steps: each continues from the one before. */
const STORY: readonly Step[] = [
  {
    name: 'product by id',
    async run({shop: {goods}, page}) {
      await openProduct(page, 'options')
      await expect(page.locator('.product-title')).toHaveText(goods.options.title)
      if (goods.options.json) throw new NotHere('its pages carry the product')
      await expect(price(page)).not.toBeEmpty()
      return goods.options.id
    },
  },
  {
    name: 'options',
    async run({shop: {goods}, page}) {
      await addButton(page).click()
      const name = nameOf(goods.options)
      await expect(page.locator('.add-to-cart__message')).toContainText(name)
      for (const {options} of goods.options.variants)
        await expect(
          page.getByLabel(name).getByRole('option', {name: options[name] ?? '', exact: true}),
        ).toBeAttached()
      return Object.keys(variantOf(goods.options).options).join(', ')
    },
  },
  {
    name: 'price follows',
    async run({shop: {goods, currency}, page}) {
      for (const variant of goods.options.variants) {
        await choose(page, variant)
        await expect(price(page)).toContainText(written(variant.price, currency))
      }
      return goods.options.variants.map(({price}) => written(price, currency)).join(', ')
    },
  },
  {
    name: 'add',
    async run({shop, page}) {
      await addButton(page).click()
      await expectHeld(shop, ...linesOf([[variantOf(shop.goods.options, -1), 1]]))
      return undefined
    },
  },
  {
    name: 'count',
    async run({shop: {goods, currency}, page}) {
      await expect(count(page)).toHaveText('1')
      const sum = written(variantOf(goods.options, -1).price, currency)
      await expect(subtotal(page)).toHaveText(sum)
      return sum
    },
  },
  {
    name: 'popover',
    async run({shop: {goods}, page}) {
      await openProduct(page, 'options')
      await choose(page, variantOf(goods.options, -1))
      await addButton(page).click()
      await expect(popover(page)).toContainText(goods.options.title)
      await expect(count(page)).toHaveText('2')
      return undefined
    },
  },
  {
    name: 'reload',
    async run({shop: {goods, currency}, page}) {
      await page.reload()
      await expect(count(page)).toHaveText('2')
      await expect(subtotal(page)).toHaveText(written(2 * variantOf(goods.options, -1).price, currency))
      return undefined
    },
  },
  {
    name: 'second tab',
    async run({shop, shopper: {context}, page}) {
      const {options, plain} = shop.goods
      const tab = await context.newPage()
      await openProduct(tab, 'plain')
      await expect(count(tab)).toHaveText('2')
      await addButton(tab).click()
      await expect(count(tab)).toHaveText('3')
      await expect(count(page)).toHaveText('3')
      await tab.close()
      await expectHeld(
        shop,
        ...linesOf([
          [variantOf(options, -1), 2],
          [variantOf(plain), 1],
        ]),
      )
      return undefined
    },
  },
  {
    name: 'sold out',
    async run({page}) {
      await openProduct(page, 'soldOut')
      await addButton(page).hover()
      await expect(addButton(page)).toHaveText(/sold out|next winter/i)
      await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
      return undefined
    },
  },
  {
    name: 'more than there is, on the product',
    async run({shop, page}) {
      const {options, plain, last} = shop.goods
      await openProduct(page, 'last')
      await page.getByLabel('Quantity', {exact: true}).fill(`${last.stock + 1}`)
      await addButton(page).click()
      const refusal = await expectRefusal(page)
      // some shops add what they have, others nothing: the page has to show the shop's cart
      const held = await shop.held()
      const added = held.includes(`${last.stock} × ${variantOf(last).sku}`) ? last.stock : 0
      await expect(count(page)).toHaveText(`${3 + added}`)
      if (!added) {
        await page.getByLabel('Quantity', {exact: true}).fill(`${last.stock}`)
        await addButton(page).click()
      }
      await expectHeld(
        shop,
        ...linesOf([
          [variantOf(options, -1), 2],
          [variantOf(plain), 1],
          [variantOf(last), last.stock],
        ]),
      )
      return `${added} of ${last.stock + 1} taken: “${refusal}”`
    },
  },
  {
    name: 'cart page',
    async run({shop: {goods, currency}, page}) {
      const {options, plain, last} = goods
      await openCart(page)
      for (const {title} of [options, plain, last]) await expect(line(page, title)).toBeVisible()
      const sum = total([
        [variantOf(options, -1), 2],
        [variantOf(plain), 1],
        [variantOf(last), last.stock],
      ])
      await expect(part(page, 'subtotal')).toHaveText(written(sum, currency))
      return written(sum, currency)
    },
  },
  {
    name: 'quantity',
    async run({shop, page}) {
      const {options, plain, last} = shop.goods
      await setQuantity(page, plain.title, 3)
      await expectHeld(
        shop,
        ...linesOf([
          [variantOf(options, -1), 2],
          [variantOf(plain), 3],
          [variantOf(last), last.stock],
        ]),
      )
      await expectSettled(page)
      await expect(quantity(page, plain.title)).toHaveValue('3')
      return undefined
    },
  },
  {
    name: 'more than there is, in the cart',
    async run({shop, page}) {
      const {last} = shop.goods
      await setQuantity(page, last.title, last.stock + 5)
      const message = part(page, 'message').filter({hasText: /\S/}).first()
      await expect(message).toBeVisible({timeout: 20_000})
      await expect.poll(shop.held).toContain(`${last.stock} × ${variantOf(last).sku}`)
      return ((await message.textContent()) ?? '').trim()
    },
  },
  {
    name: 'remove',
    async run({shop, page}) {
      const {options, plain, last} = shop.goods
      await line(page, last.title).getByRole('button', {name: 'Remove'}).click()
      await expect(line(page, last.title)).toHaveCount(0)
      await expectHeld(
        shop,
        ...linesOf([
          [variantOf(options, -1), 2],
          [variantOf(plain), 3],
        ]),
      )
      return undefined
    },
  },
  {
    name: 'sale',
    async run({shop, page}) {
      const {options, plain, sale} = shop.goods
      await openProduct(page, 'sale')
      await addButton(page).click()
      await expectHeld(
        shop,
        ...linesOf([
          [variantOf(options, -1), 2],
          [variantOf(plain), 3],
          [variantOf(sale), 1],
        ]),
      )
      await openCart(page)
      const paid = written(variantOf(sale).price, shop.currency)
      await expect(line(page, sale.title).locator('[data-cart=price]')).toHaveText(paid)
      return paid
    },
  },
  {
    name: 'wrong code',
    async run({page}) {
      await applyCode(page, 'NOSUCHCODE')
      const message = part(page, 'code-message')
      await expect(message).toContainText(/\S/, {timeout: 20_000})
      return ((await message.textContent()) ?? '').trim()
    },
  },
  {
    name: 'right code',
    async run({shop: {goods, code, currency}, page}) {
      const {options, plain, sale} = goods
      await applyCode(page, code.text)
      const sum = total([
        [variantOf(options, -1), 2],
        [variantOf(plain), 3],
        [variantOf(sale), 1],
      ])
      const off = written(-Math.round((sum * code.percent) / 100), currency)
      await expect(part(page, 'discount')).toHaveText(off, {timeout: 20_000})
      await expect(part(page, 'codes')).toContainText(code.text)
      await expectSettled(page)
      return off
    },
  },
  {
    name: 'checkout',
    async run({page}) {
      await part(page, 'checkout').click()
      await expect(page).not.toHaveURL(/\/cart$/)
      return undefined
    },
  },
  {
    name: 'order complete, cart empty',
    async run({shop, page}) {
      const {options, plain, sale} = shop.goods
      await shop.order(page)
      await expect.poll(shop.ordered).toEqual(
        linesOf([
          [variantOf(options, -1), 2],
          [variantOf(plain), 3],
          [variantOf(sale), 1],
        ]).sort(),
      )
      await expectHeld(shop)
      await openCart(page)
      await expect(part(page, 'empty')).toBeVisible()
      await expect(count(page)).toHaveText('0')
      return undefined
    },
  },
  {
    name: 'other money',
    async run({shop: {abroad, goods}, page}) {
      if (!abroad) throw new NotHere('it sells in one currency')
      const sum = written(abroad.price, abroad.currency)
      await openProduct(page, 'plain', '/abroad')
      await expect(page.locator('.product-title')).toHaveText(goods.plain.title)
      await expect(price(page)).toHaveText(sum)
      await addButton(page).click()
      await expect(count(page)).toHaveText('1')
      await expect(subtotal(page)).toHaveText(sum)
      await openCart(page, '/abroad')
      await expect(part(page, 'grand-total')).toHaveText(sum)
      return sum
    },
  },
  {
    name: 'list and search',
    async run({shop: {goods, currency}, page}) {
      const {title} = goods.plain
      const amount = written(variantOf(goods.plain).price, currency)
      await page.goto('/list')
      const card = page
        .locator('[data-vitrine=products] a')
        .filter({has: page.getByText(title, {exact: true})})
      await expect(card).toBeVisible()
      await page.getByRole('search').getByLabel('Search for').pressSequentially(title)
      const option = page.locator('a[role=option]').filter({has: page.getByText(title, {exact: true})})
      await expect(option).toContainText(amount)
      // both lead to the page of the product
      await expect(option).toHaveAttribute('href', (await card.getAttribute('href')) ?? '')
      // a list that the page filters
      const items = page.locator('[data-collection-list] > [data-item-id]')
      await expect(items.nth(1)).toBeVisible()
      await page.getByLabel('Search these products').fill(title)
      await page.getByLabel('Search these products').press('Enter')
      await expect(page).toHaveURL(/[?&]query=/)
      await expect(items).toContainText([title])
      await page.goBack()
      await expect(items.nth(1)).toBeVisible()
      return amount
    },
  },
  {
    name: 'nothing reported',
    async run({shopper}) {
      // the browser's own messages about refused requests
      expect(shopper.problems().filter((text) => !/^Failed to load resource/.test(text))).toEqual([])
      return 'strict policy, Trusted Types'
    },
  },
  {
    name: 'not a byte for other shops',
    async run({shop, shopper}) {
      const {backend} = shop.tag
      const files = shopper.files()
      const modules = await backendModules(files)
      expect(modules).toContain(`${backend ?? 'platform'}/index.ts`)
      expect(modules.filter((module) => !isForShop(module, backend))).toEqual([])
      return `${files.length} files`
    },
  },
]

export async function* runStory(browser: Browser, shop: RunningShop, site: Site): AsyncGenerator<Outcome> {
  await shop.reset()
  const shopper = await openShopper(browser, site.origin)
  const scene: Scene = {shop, site, shopper, page: shopper.page}
  for (const {name, run} of STORY) yield await check(name, () => run(scene))
  await shopper.leave()
}

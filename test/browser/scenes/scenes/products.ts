import type {Locator, Page} from '@playwright/test'
import {BOWL, ENTRIES, MUG} from '../../support/cart-page.ts'
import {product} from '../../support/page-parts.ts'
import {holdRequests} from '../../support/requests.ts'
import {expect} from '../../support/test.ts'
import {lay, type Scene, type Stage, visit} from '../scene.ts'
import {dialog, of, READS, theMain, theWindow} from './of.ts'

// no visible text: the same steps lead to the scene in every language
const form = (page: Page): Locator => page.locator('article.product > div').last()
const add = (page: Page): Locator => page.locator('main .sqs-add-to-cart-button').first()

async function showBuyBar(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.vitrine-buy-bar')).toBeVisible()
}

async function press(stage: Stage, path: string): Promise<void> {
  await visit(stage, path)
  await add(stage.page).click()
}

async function openFields(stage: Stage): Promise<void> {
  await press(stage, '/shop/house-number')
  await dialog(stage.page).locator('input, textarea').first().waitFor()
}

const quickView = (page: Page): Locator =>
  page.locator('[data-vitrine=quick-view][data-product-id="64a1f0c27be1d20013c0aa01"]').first()

const addToCart: readonly Omit<Scene, 'widget'>[] = [
  {state: 'options', open: (stage) => visit(stage, '/shop/speckled-mug'), part: form},
  {
    state: 'focus',
    async open(stage) {
      await visit(stage, '/shop/speckled-mug')
      await product(stage.page).locator('select').first().focus()
      await stage.page.keyboard.press('Tab')
      await stage.page.keyboard.press('Shift+Tab')
    },
    part: form,
  },
  {state: 'swatches', open: (stage) => visit(stage, '/shop/salt-pig'), part: form},
  {
    state: 'loading',
    async open(stage) {
      await visit(stage, '/shop/tide-bowl')
      await holdRequests(stage.page, `**${ENTRIES}`)
      await add(stage.page).click()
      await expect(add(stage.page)).toHaveAttribute('aria-disabled', 'true')
    },
    part: form,
  },
  {
    state: 'success',
    async open(stage) {
      await press(stage, '/shop/tide-bowl')
      await expect(add(stage.page)).toHaveClass(/cart-added/)
    },
    part: form,
  },
  {
    state: 'error',
    async open(stage) {
      await press(stage, '/shop/speckled-mug')
      await expect(stage.page.locator('.add-to-cart__message').first()).not.toBeEmpty()
    },
    part: form,
  },
  {state: 'variant sold out', open: (stage) => visit(stage, '/shop/salt-pig?variant=PIG-BLACK'), part: form},
  {state: 'sold out', open: (stage) => visit(stage, '/shop/ash-vase'), part: form},
  {
    state: 'buy bar',
    async open(stage) {
      await visit(stage, '/shop/speckled-mug')
      await showBuyBar(stage.page)
    },
    part: theWindow,
    again: showBuyBar,
  },
]

const additionalFields: readonly Omit<Scene, 'widget'>[] = [
  {state: 'open', open: openFields, part: theWindow},
  {
    state: 'error',
    async open(stage) {
      await openFields(stage)
      await dialog(stage.page).locator('[type=submit], .vitrine-form__primary').last().click()
      await expect(dialog(stage.page).locator('[aria-invalid=true]').first()).toBeVisible()
    },
    part: theWindow,
  },
]

const quickViews: readonly Omit<Scene, 'widget'>[] = [
  {
    state: 'open',
    async open(stage) {
      await visit(stage, '/shop')
      await quickView(stage.page).click()
      await expect(dialog(stage.page).locator('.sqs-add-to-cart-button')).toBeVisible()
    },
    part: theWindow,
  },
  {
    state: 'loading',
    async open(stage) {
      await visit(stage, '/shop')
      await holdRequests(stage.page, '**/api/rendering/product-quick-view/**')
      await quickView(stage.page).click()
      await expect(dialog(stage.page)).toBeVisible()
    },
    part: theWindow,
  },
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      stage.consoleLines.expect(/^\[vitrine]/, null)
      await visit(stage, '/shop')
      await stage.shop.fault({path: '/api/rendering/product-quick-view/', status: 500, times: 100})
      await quickView(stage.page).click()
      await expect(stage.page.getByRole('alertdialog')).toBeVisible()
    },
    part: theWindow,
  },
]

const restock = (page: Page): Locator => page.locator('[data-vitrine=restock-form]:not([hidden])').first()

async function askFor(stage: Stage, address: string): Promise<void> {
  await visit(stage, '/shop/ash-vase')
  await restock(stage.page).locator('[type=email]').fill(address)
  await restock(stage.page).locator('[type=submit], button').last().click()
}

const restockForm: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: (stage) => visit(stage, '/shop/ash-vase'), part: restock},
  {
    state: 'error',
    async open(stage) {
      await askFor(stage, 'ada')
      await expect(restock(stage.page).locator('.restock-form__problem')).not.toBeEmpty()
    },
    part: restock,
  },
  {
    state: 'success',
    async open(stage) {
      await askFor(stage, 'ada@example.com')
      await expect(restock(stage.page).locator('[type=email]')).toBeHidden()
    },
    part: restock,
  },
]

const list = (page: Page): Locator => page.locator('[data-vitrine=collection]')

async function filterBy(stage: Stage, name: string): Promise<void> {
  await visit(stage, '/shop?pageSize=4&filter.category=Ceramics')
  await stage.page.locator('.collection-summary').click()
  await stage.page.locator(`[name="${name}"]`).first().check()
}

const collection: readonly Omit<Scene, 'widget'>[] = [
  {
    state: 'in the shop',
    async open(stage) {
      await visit(stage, '/shop?pageSize=4')
      await stage.page.locator('.collection-summary').click()
    },
    part: list,
  },
  {
    state: 'filtered',
    async open(stage) {
      await filterBy(stage, 'filter.sale')
      await expect(stage.page.locator('.collection-chip')).toHaveCount(2)
      await expect(stage.page.locator('[data-collection-list]')).not.toHaveAttribute('aria-busy')
    },
    part: list,
  },
  {
    state: 'loading',
    async open(stage) {
      await holdRequests(stage.page, '**/shop?*sale*')
      await filterBy(stage, 'filter.sale')
      await expect(stage.page.locator('[data-collection-list]')).toHaveAttribute('aria-busy', 'true')
    },
    part: list,
  },
  {
    state: 'empty',
    async open(stage) {
      await visit(stage, '/shop')
      await stage.page.locator('.collection-summary').click()
      const search = stage.page.locator('.collection-form [type=search]')
      await search.fill('404')
      await search.press('Enter')
      await expect(stage.page.locator('.collection-empty')).toBeVisible()
    },
    part: list,
  },
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      stage.consoleLines.expect(/^\[vitrine]/, null)
      await visit(stage, '/shop?pageSize=4&filter.category=Ceramics')
      await stage.page.locator('.collection-summary').click()
      await stage.shop.fault({path: '/shop', status: 500, times: 100})
      await stage.page.locator('[name="filter.sale"]').check()
      await expect(stage.page.locator('.collection__problem')).toBeVisible()
    },
    part: list,
  },
  {
    ...READS,
    state: 'filter sheet',
    async open(stage) {
      const desktop = stage.page.viewportSize()
      await stage.page.setViewportSize({width: 390, height: 844})
      await visit(stage, '/shop?pageSize=4&filter.category=Ceramics')
      await stage.page.locator('.collection-summary').click()
      await expect(dialog(stage.page).locator('.collection-form')).toBeVisible()
      // a phone that is turned keeps it
      if (desktop) await stage.page.setViewportSize(desktop)
    },
    part: theWindow,
  },
]

/** Without a server that renders it: the products come from the shop's calls. */
const SHOP_LIST = `<div data-vitrine="collection" data-query="limit=4">
  <form method="get">
    <p><label>Search these products <input type="search" name="query"></label></p>
    <p><label>Sort by <select name="sort"><option value="">Featured</option><option value="price-asc">Price</option></select></label></p>
    <fieldset data-collection-facet="category" hidden><legend>Category</legend></fieldset>
    <fieldset data-collection-facet="price" hidden><legend>Price</legend></fieldset>
    <p><button>Show products</button></p>
  </form>
  <p data-collection-count></p>
  <ul data-collection-chips hidden></ul>
  <ul data-collection-list></ul>
  <nav aria-label="Pages" data-collection-pages></nav>
  <p><a href="?page=2" data-collection-more>Show more products</a></p>
</div>`
const SHOP_CALLS = '**/api/commerce/products?*'

const shopList: readonly Omit<Scene, 'widget'>[] = [
  {
    state: 'from the shop',
    async open(stage) {
      await lay(stage, SHOP_LIST)
      await stage.page.getByRole('checkbox', {name: /Ceramics/}).check()
      await expect(stage.page.locator('.collection__chip')).toHaveCount(1)
      await expect(stage.page.locator('.collection__page').first()).toBeVisible()
    },
    part: list,
  },
  {
    state: 'from the shop while loading',
    async open(stage) {
      await holdRequests(stage.page, SHOP_CALLS)
      await lay(stage, SHOP_LIST)
      await expect(stage.page.locator('[data-collection-list]')).toHaveAttribute('aria-busy', 'true')
    },
    part: list,
  },
  {
    state: 'from the shop without products',
    async open(stage) {
      await lay(stage, SHOP_LIST)
      const search = stage.page.getByRole('searchbox')
      await search.fill('404')
      await search.press('Enter')
      await expect(stage.page.locator('.collection__empty')).toBeVisible()
    },
    part: list,
  },
  {
    state: 'from the shop with an error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      stage.consoleLines.expect(/^\[vitrine]/, null)
      await lay(stage, SHOP_LIST)
      await expect(stage.page.locator('.vitrine-cards__item, [data-item-id]').first()).toBeVisible()
      await stage.page.route(SHOP_CALLS, (route) => route.fulfill({status: 500, body: ''}))
      await stage.page.getByRole('checkbox', {name: /Ceramics/}).check()
      await expect(stage.page.locator('.collection__problem')).toBeVisible()
    },
    part: list,
  },
]

const CARDS = '<section><h2>New in the shop</h2><div data-vitrine="products"></div></section>'

const GLAZES = {White: '#f2ede2', Black: '#2d2926', Blue: '#2b4c7e', Green: '#4e6e4a', Red: '#a23b2a'}
const PHOTOS = ['white', 'black'].map((id) => ({
  id,
  assetUrl: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5" style="background:${id}"/>`,
}))
const CUP = {
  id: 'cup',
  title: 'Cup',
  fullUrl: '/shop/cup',
  items: PHOTOS,
  swatches: {Glaze: GLAZES},
  structuredContent: {
    productType: 1,
    variants: Object.keys(GLAZES).map((Glaze) => ({
      sku: Glaze,
      attributes: {Glaze},
      priceMoney: {currency: 'USD', value: '12.00'},
      mainImageId: Glaze.toLowerCase(),
    })),
  },
}

/** Cards of the shop, whose answer the test gives. */
const cards: readonly Omit<Scene, 'widget'>[] = [
  {
    state: 'loading',
    async open(stage) {
      await stage.page.route(SHOP_CALLS, () => {})
      await lay(stage, CARDS)
      await expect(stage.page.locator('[data-vitrine=products]')).toHaveAttribute('aria-busy', 'true')
    },
    part: theMain,
    noTab: 'There is nothing to focus.',
  },
  {
    state: 'swatches',
    async open(stage) {
      await stage.page.route(SHOP_CALLS, (route) => route.fulfill({json: {items: [CUP]}}))
      await lay(stage, CARDS)
      const black = stage.page.getByRole('button', {name: 'Black'})
      await black.click()
      await expect(black).toHaveAttribute('aria-pressed', 'true')
    },
    part: theMain,
  },
  {
    state: 'empty',
    async open(stage) {
      await stage.page.route(SHOP_CALLS, (route) => route.fulfill({json: {items: []}}))
      await lay(stage, CARDS)
      await expect(stage.page.locator('.vitrine-cards__words')).toBeVisible()
    },
    part: theMain,
    noTab: 'There is nothing to focus.',
  },
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      stage.consoleLines.expect(/^\[vitrine] products:/, null)
      await stage.page.route(SHOP_CALLS, (route) => route.fulfill({status: 400, json: {}}))
      await lay(stage, CARDS)
      await expect(stage.page.locator('.vitrine-cards__problem')).toBeVisible()
    },
    part: theMain,
  },
]

const heart = (page: Page): Locator => page.locator('.product .heart-button')
const WISHLIST = '<section><h2>Your list</h2><div data-vitrine="wishlist" data-wishlist-list></div></section>'

async function keepList(stage: Stage, ids: readonly string[]): Promise<void> {
  await visit(stage, '/')
  const lists = JSON.stringify({wishlist: {itemIds: ids, owner: null, unsent: []}})
  await stage.page.evaluate((text) => localStorage.setItem('vitrine-lists', text), lists)
}

const wishlist: readonly Omit<Scene, 'widget'>[] = [
  {
    ...READS,
    state: 'listed',
    async open(stage) {
      await keepList(stage, [MUG[0]])
      await visit(stage, '/shop/speckled-mug')
      await expect(heart(stage.page)).toHaveAttribute('aria-pressed', 'true')
    },
    part: heart,
  },
  {
    state: 'list',
    async open(stage) {
      await keepList(stage, [MUG[0], BOWL[0]])
      await lay(stage, WISHLIST)
      await expect(stage.page.locator('.wishlist__remove')).toHaveCount(2)
    },
    part: theMain,
  },
  {
    state: 'empty',
    async open(stage) {
      await lay(stage, WISHLIST)
      await expect(stage.page.locator('.wishlist__onward')).toBeVisible()
    },
    part: theMain,
  },
  {
    ...READS,
    state: 'full',
    async open(stage) {
      await keepList(
        stage,
        Array.from({length: 200}, (_, index) => `product-${index}`),
      )
      await visit(stage, '/shop/speckled-mug')
      await heart(stage.page).click()
      await expect(stage.page.locator('.wishlist__notice')).toBeVisible()
    },
    part: theWindow,
  },
]

export const products: readonly Scene[] = [
  ...of('products', cards),
  ...of('recently-viewed', [
    {
      state: 'in the shop',
      async open(stage) {
        await visit(stage, '/')
        const ids = JSON.stringify([MUG[0], BOWL[0]])
        await stage.page.evaluate((text) => localStorage.setItem('vitrine-recent', text), ids)
        await lay(
          stage,
          '<section><h2>You have looked at</h2><div data-vitrine="recently-viewed"></div></section>',
        )
        await expect(stage.page.locator('.vitrine-cards__item')).toHaveCount(2)
      },
      part: theMain,
    },
  ]),
  ...of('wishlist', wishlist),
  ...of('collection', [...collection, ...shopList]),
  ...of('add-to-cart', addToCart, READS),
  ...of('additional-fields', additionalFields, READS),
  ...of('quick-view', quickViews, READS),
  ...of('restock-form', restockForm, READS),
  ...of('related-products', [
    {
      ...READS,
      state: 'in the shop',
      open: (stage) => visit(stage, '/shop/moon-plate'),
      part: (page) => page.locator('[data-vitrine=related-products]'),
    },
  ]),
]

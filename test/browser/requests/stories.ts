import type {Page} from '@playwright/test'
import {members} from '../../../demo/seed/members.ts'
import type {Cart} from '../../../src/api/generated/schema.ts'
import {BOWL, MUG, openCart, remove, type} from '../support/cart-page.ts'
import {openDocument} from '../support/document.ts'
import {cartLink} from '../support/markup.ts'
import {addButton, choose, open} from '../support/page-parts.ts'
import {addUnheard} from '../support/requests.ts'
import {signUpBefore} from '../support/sign-up.ts'

/** A use of a widget that calls the API. */
export interface Story {
  widget: string
  /** Its description in the table. */
  when: string
  /** The preparation; its calls do not count. */
  before?: (page: Page) => Promise<unknown>
  use: (page: Page) => Promise<unknown>
  /** The number of its calls: the test waits for all of them, however busy the machine is. @default 1 */
  count?: number
}

const [INES = {email: '', password: ''}] = members
const NEWSLETTER = '64a1f0c27be1d20013c0f004'

const openMug = (page: Page) => openCart(page, [MUG, 1])

async function fillIn(page: Page, text: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').first().fill(text)
  await page.getByRole('dialog').getByRole('button').last().click()
}

const fieldOf = (page: Page) => page.getByRole('textbox').first()

async function openNewsletter(page: Page): Promise<void> {
  const place = `data-form-id="${NEWSLETTER}"`
  await openDocument(page, {
    body: `<div data-vitrine="form" data-vitrine-load="now" ${place}></div>`,
  })
  await fieldOf(page).waitFor()
}

async function openChange(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'Change'}).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

/** A page with a cart line whose form can be filled in again. */
async function openLine(page: Page): Promise<void> {
  await open(page, '/shop/house-number')
  await addButton(page).click()
  await fillIn(page, '7')
  await page.getByRole('dialog').waitFor({state: 'detached'})
  const {entries}: Cart = await (await page.request.get('/api/commerce/shopping-cart')).json()
  const form = JSON.stringify(entries[0]?.additionalFieldsForm)
  const entry = `data-entry-id="${entries[0]?.id}" data-form='${form}'`
  await openDocument(page, {body: `<a href="/cart" data-vitrine="additional-fields" ${entry}>Change</a>`})
}

async function applyCode(page: Page): Promise<void> {
  await page.getByLabel('Promotion code or gift card').fill('WELCOME10')
  await page.getByRole('button', {name: 'Apply'}).click()
  await page.getByRole('button', {name: 'Remove WELCOME10'}).waitFor()
}

async function estimate(page: Page): Promise<void> {
  await page.getByLabel('Postal code').fill('10001')
  await page.getByRole('button', {name: 'Estimate'}).click()
}

async function logIn(page: Page): Promise<void> {
  const account = page.locator('.account')
  await account.getByLabel('Email').fill(INES.email)
  await account.getByLabel('Password', {exact: true}).fill(INES.password)
  await account.getByLabel('Password', {exact: true}).press('Enter')
  await account.getByRole('button', {name: 'Log out'}).waitFor()
}

const cartPages: readonly Story[] = [
  {widget: 'cart-page', when: 'at load, if the visitor has a cart', use: openMug},
  {
    widget: 'cart-page',
    when: 'when a quantity is changed',
    before: openMug,
    use: (page) => type(page, 'Speckled Mug', '2'),
  },
  {
    widget: 'cart-page',
    when: 'when a line is removed',
    before: openMug,
    use: (page) => remove(page, 'Speckled Mug'),
  },
  {widget: 'cart-page', when: 'when a code is applied', before: openMug, use: applyCode},
  {
    widget: 'cart-page',
    when: 'when a code is removed',
    before: (page) => openMug(page).then(() => applyCode(page)),
    use: (page) => page.getByRole('button', {name: 'Remove WELCOME10'}).click(),
  },
  {widget: 'cart-page', when: 'when shipping is estimated', before: openMug, use: estimate},
]

const products: readonly Story[] = [
  {
    widget: 'add-to-cart',
    when: 'when something is added',
    before: (page) => open(page, '/shop/tide-bowl'),
    use: (page) => addButton(page).click(),
  },
  {
    widget: 'add-to-cart',
    when: 'when the server refuses because of low stock',
    before: async (page) => {
      await open(page, '/shop/tide-bowl')
      await addUnheard(page, BOWL[0], BOWL[1], 18)
    },
    use: (page) => addButton(page).click(),
    count: 2,
  },
  {
    widget: 'add-to-cart',
    when: 'when a subscription starts',
    before: async (page) => {
      await open(page, '/shop/weekly-stems')
      await choose(page, {Size: 'Five', Vase: 'Sea'})
    },
    use: (page) => addButton(page).click(),
  },
  {
    widget: 'additional-fields',
    when: 'when the form of an item is opened',
    before: (page) => open(page, '/shop/house-number'),
    use: (page) => addButton(page).click(),
  },
  {
    widget: 'additional-fields',
    when: 'when it is sent',
    before: async (page) => {
      await open(page, '/shop/house-number')
      await addButton(page).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
    use: (page) => fillIn(page, '7'),
    count: 2,
  },
  {
    widget: 'additional-fields',
    when: 'when the form of a line in the cart is opened',
    before: openLine,
    use: openChange,
    count: 2,
  },
  {
    widget: 'additional-fields',
    when: 'when that is sent',
    before: (page) => openLine(page).then(() => openChange(page)),
    use: (page) => fillIn(page, '8'),
    count: 2,
  },
  {
    widget: 'quick-view',
    when: 'when it is opened',
    before: (page) => open(page, '/shop'),
    use: (page) => page.getByRole('link', {name: 'Quick view of Tide Bowl'}).click(),
  },
  {
    widget: 'product-search',
    when: 'when a visitor types',
    before: (page) => open(page, '/search'),
    use: (page) => page.getByRole('search').locator('input').pressSequentially('mug'),
  },
  {
    widget: 'products',
    when: 'when it comes into view',
    use: (page) => openDocument(page, {body: '<div data-vitrine="products"></div>'}),
  },
  {
    widget: 'products',
    when: 'when it comes into view, for products that go with another one',
    use: (page) =>
      openDocument(page, {body: `<div data-vitrine="products" data-query="related=${BOWL[0]}"></div>`}),
  },
  {
    widget: 'recently-viewed',
    when: 'at load, after a visitor has looked at products',
    before: async (page) => {
      await open(page, '/')
      await page.evaluate((id) => localStorage.setItem('vitrine-recent', JSON.stringify([id])), BOWL[0])
    },
    use: (page) => openDocument(page, {body: '<div data-vitrine="recently-viewed"></div>'}),
  },
  {
    widget: 'related-products',
    when: 'when it is seen, if it is empty',
    use: (page) =>
      openDocument(page, {
        body: '<div data-vitrine="related-products"></div>',
        context: {website: {language: 'en-US'}, item: {id: BOWL[0]}},
      }),
  },
  {
    widget: 'wishlist',
    when: 'when a list with products is shown',
    before: async (page) => {
      await open(page, '/')
      const list = {wishlist: {itemIds: [BOWL[0]], owner: null, unsent: []}}
      await page.evaluate((text) => localStorage.setItem('vitrine-lists', text), JSON.stringify(list))
    },
    use: (page) => openDocument(page, {body: '<div data-vitrine="wishlist" data-wishlist-list></div>'}),
  },
  {
    widget: 'wishlist',
    when: 'when a member presses a button',
    before: async (page) => {
      await open(page, '/account')
      await logIn(page)
      await openDocument(page, {
        body: `<button data-vitrine="wishlist" data-item-id="${BOWL[0]}">Save</button>`,
      })
      await page.getByRole('button', {name: 'Save', pressed: false}).waitFor()
    },
    use: (page) => page.getByRole('button', {name: 'Save'}).click(),
    count: 2,
  },
  {
    widget: 'restock-form',
    when: 'when it is sent',
    before: (page) => open(page, '/shop/ash-vase'),
    use: async (page) => {
      const form = page.locator('[data-vitrine=restock-form]:not([hidden])')
      await form.getByRole('textbox').fill('ada@example.com')
      await form.getByRole('button', {name: 'Notify Me'}).click()
    },
  },
]

const forms: readonly Story[] = [
  {
    widget: 'withdrawal',
    when: 'when it is confirmed',
    before: (page) => open(page, '/withdrawal?order=1842'),
    use: async (page) => {
      const form = page.locator('[data-vitrine=withdrawal]')
      await form.getByLabel('Full name').fill('Ada Lovelace')
      await form.getByLabel('Email').fill('ada@example.com')
      await form.getByRole('button', {name: 'Continue'}).click()
      await form.getByRole('button', {name: 'Confirm withdrawal'}).press('Enter')
    },
  },
  {
    widget: 'comments',
    when: 'when it is seen, unless the server has the list and accepts no new comments',
    before: openStory,
    use: (page) => page.locator('.post-comments').scrollIntoViewIfNeeded(),
  },
  {
    widget: 'comments',
    when: 'when it is sent',
    before: async (page) => {
      await openStory(page)
      await page.locator('.post-comments').scrollIntoViewIfNeeded()
      await page.locator('.squarespace-comments form').waitFor()
    },
    use: async (page) => {
      const form = page.locator('.squarespace-comments form')
      await form.locator('[name=name]').fill('Ada')
      await form.locator('textarea').fill('Hello')
      await form.getByRole('button').click()
    },
  },
  {
    widget: 'form',
    when: 'at load, if the page contains only its id',
    use: openNewsletter,
  },
  {
    widget: 'form',
    when: 'when it is sent',
    before: openNewsletter,
    use: async (page) => {
      await fieldOf(page).fill('ada@example.com')
      await page.getByRole('button').last().click()
    },
    count: 2,
  },
  {
    widget: 'newsletter',
    when: 'when it is sent',
    before: (page) => open(page, '/newsletter'),
    use: async (page) => {
      const form = page.locator('main form.newsletter-form')
      await form.getByRole('textbox').first().fill('ada@example.com')
      await form.getByRole('button').last().click()
    },
    count: 2,
  },
]

const account: readonly Story[] = [
  {
    widget: 'member-account',
    when: 'when a member logs in; the language on the first log-in',
    before: (page) => open(page, '/account'),
    use: logIn,
    count: 2,
  },
  {
    widget: 'member-account',
    when: 'when a member logs out',
    before: (page) => open(page, '/account').then(() => logIn(page)),
    use: (page) => page.locator('.account').getByRole('button', {name: 'Log out'}).click(),
  },
]

async function openStory(page: Page): Promise<void> {
  await signUpBefore(page)
  await open(page, '/journal/opening-the-kiln')
}

export const STORIES: readonly Story[] = [
  {
    widget: 'cart-indicator',
    when: 'at load, if the visitor has a cart',
    before: (page) => addUnheard(page, BOWL[0], BOWL[1]),
    use: (page) => openDocument(page, {body: cartLink()}),
  },
  ...cartPages,
  ...products,
  ...forms,
  ...account,
]

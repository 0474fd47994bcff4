import type {Locator, Page} from '@playwright/test'
import {members} from '../../../demo/seed/members.ts'
import {BOWL, root as cartPage, part, quantity} from './cart-page.ts'
import {fileWith} from './dist.ts'
import {questionForm} from './forms.ts'
import {addButton, option, product} from './page-parts.ts'
import {addUnheard} from './requests.ts'
import type {Shop} from './shop.ts'

/** A visitor's use of a widget, and the data that a fault must not lose. */
export interface Story {
  /** Its name in the table, and of its file. */
  widget: string
  path: string
  /** The call of the use. */
  call: {method: string; path: string}
  /** The files of the use, if they are prefetched. */
  fetchedAhead?: RegExp
  /** Its call changes a quantity, which the shop can do partially. */
  changesQuantity?: boolean
  before?: (page: Page) => Promise<void>
  element: (page: Page) => Locator
  /** Fills in and clicks, like a visitor. */
  use: (page: Page) => Promise<void>
  /** The visitor's data that still exists. */
  kept: (page: Page, shop: Shop) => Promise<string>
}

const ADDRESS = 'ada@example.com'
const [INES = {email: '', password: ''}] = members

const held = async (shop: Shop): Promise<string> =>
  `in the cart: ${(await shop.held()).join(', ') || 'nothing'}`

/** The value of a field, while its page is open. */
const typed = async (field: Locator): Promise<string> =>
  (await field.count()) ? `typed: ${await field.first().inputValue()}` : 'the next page'

const sent = async (shop: Shop): Promise<string> =>
  `received by the shop: ${(await shop.submissions()).length}`

const join = async (...parts: Promise<string>[]): Promise<string> => (await Promise.all(parts)).join('; ')

const newsletter = (page: Page): Locator => page.locator('main form.newsletter-form')
const restock = (page: Page): Locator => page.locator('[data-vitrine=restock-form]:not([hidden])')
const account = (page: Page): Locator => page.locator('.account')
const inscription = (page: Page): Locator => page.getByRole('textbox', {name: 'Inscription (required)'})

/** Enters an address and clicks the submit button. */
const signUp = (
  element: Story['element'],
  button?: {name: string},
): Pick<Story, 'element' | 'use' | 'kept'> => ({
  element,
  async use(page) {
    await element(page).getByRole('textbox').fill(ADDRESS)
    await element(page).getByRole('button', button).click()
  },
  kept: (page, shop) => join(typed(element(page).getByRole('textbox')), sent(shop)),
})

export const stories: readonly Story[] = [
  {
    widget: 'add-to-cart',
    path: '/shop/tide-bowl',
    call: {method: 'POST', path: '/api/commerce/shopping-cart/entries'},
    changesQuantity: true,
    element: (page) => product(page),
    async use(page) {
      await option(page, 'Quantity').fill('3')
      await addButton(page).click()
    },
    kept: (page, shop) => join(typed(option(page, 'Quantity')), held(shop)),
  },
  {
    widget: 'additional-fields',
    path: '/shop/house-number',
    call: {method: 'POST', path: '/api/commerce/shopping-cart/entries'},
    element: (page) => product(page),
    async use(page) {
      await addButton(page).click()
      // without script there is no dialog
      await inscription(page).or(page.locator('[data-vitrine=cart-page]')).waitFor()
      if (!(await inscription(page).count())) return
      await inscription(page).fill('Number 7')
      await page.getByRole('dialog').getByRole('button', {name: 'Add to Cart'}).click()
    },
    kept: (page, shop) => join(typed(inscription(page)), held(shop)),
  },
  {
    widget: 'cart-page',
    path: '/cart',
    call: {method: 'PUT', path: '/api/commerce/shopping-cart/entries/'},
    fetchedAhead: fileWith('src/cart/commands.ts'),
    changesQuantity: true,
    before: (page) => addUnheard(page, BOWL[0], BOWL[1], 2),
    element: cartPage,
    async use(page) {
      await quantity(page, BOWL[2]).fill('3')
      await quantity(page, BOWL[2]).press('Enter')
    },
    kept: (page, shop) => join(typed(part(page, 'quantity')), held(shop)),
  },
  {
    widget: 'quick-view',
    path: '/shop',
    call: {method: 'GET', path: '/api/rendering/product-quick-view/'},
    element: (page) => page.locator('[data-vitrine=quick-view]').first(),
    use: (page) => page.getByRole('link', {name: 'Quick view of Speckled Mug'}).click(),
    kept: async (page) => `at ${new URL(page.url()).pathname}`,
  },
  {
    widget: 'form',
    path: '/contact',
    call: {method: 'POST', path: '/api/form/SaveFormSubmission'},
    element: questionForm,
    async use(page) {
      await questionForm(page).getByRole('textbox').first().fill(ADDRESS)
      await questionForm(page).getByRole('textbox').last().fill('Is it open on Sunday?')
      await questionForm(page).getByRole('button', {name: 'Ask'}).click()
    },
    kept: (page, shop) => join(typed(questionForm(page).getByRole('textbox')), sent(shop)),
  },
  {
    widget: 'newsletter',
    path: '/newsletter',
    call: {method: 'POST', path: '/api/form/SaveFormSubmission'},
    ...signUp(newsletter),
  },
  {
    widget: 'restock-form',
    path: '/shop/ash-vase',
    call: {method: 'POST', path: '/api/commerce/restock-notification'},
    ...signUp(restock, {name: 'Notify Me'}),
  },
  {
    widget: 'member-account',
    path: '/account',
    call: {method: 'POST', path: '/api/site-users/account/session'},
    element: account,
    async use(page) {
      await account(page).getByLabel('Email').fill(INES.email)
      await account(page).getByLabel('Password', {exact: true}).fill(INES.password)
      await account(page).getByRole('button', {name: 'Log in'}).click()
    },
    async kept(page) {
      if (await account(page).getByRole('button', {name: 'Log out'}).isVisible()) return 'logged in'
      const password = await account(page).getByLabel('Password', {exact: true}).inputValue()
      return `${await typed(account(page).getByLabel('Email'))} and the password${password ? '' : ' is lost'}`
    },
  },
]

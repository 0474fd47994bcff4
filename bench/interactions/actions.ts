import type {Page} from 'playwright-core'

/** One press of a visitor in the demo shop. */
export interface Action {
  name: string
  path: string
  /** Brings the page into the state before the press. */
  prepare?: (page: Page) => Promise<void>
  /** What a mouse presses. */
  target: string
  /** Visible once the press has had its effect. */
  effect: string
}

const SALT_PIG = '/shop/salt-pig'
const BOWL = '/shop/tide-bowl'
const BUY = '[data-mode="page"] .sqs-add-to-cart-button'
const DRAWER = 'dialog.cart-drawer'
const LINE = `${DRAWER} [data-cart="lines"] > li`

/** The least that a page can do: the other figures stand beside this one. */
const changeText: Action = {
  name: 'a text changes, without Vitrine',
  path: BOWL,
  prepare: (page) =>
    page.locator('h1').evaluate((heading) => {
      heading.addEventListener('click', () => {
        heading.textContent = 'Changed'
        heading.id = 'changed'
      })
    }),
  target: 'h1',
  effect: '#changed',
}

async function add(page: Page): Promise<void> {
  await page.locator(BUY).click()
  await page.locator(LINE).waitFor()
}

export const actions: readonly Action[] = [
  changeText,
  {
    name: 'choose a swatch',
    path: SALT_PIG,
    target: 'label:has([value="White"])',
    effect: '[value="White"]:checked',
  },
  {name: 'one more', path: BOWL, target: '[data-quantity-step="1"]', effect: '.quantity-steps'},
  {name: 'add, which opens the drawer', path: BOWL, target: BUY, effect: LINE},
  {
    name: 'open the drawer by the cart link',
    path: '/shop',
    target: '.shop-cart-link',
    effect: DRAWER,
  },
  {
    name: 'remove a line in the drawer',
    path: BOWL,
    prepare: add,
    target: `${LINE} [data-cart="remove"]`,
    effect: '.vitrine-undo',
  },
  {
    name: 'open the quick view',
    path: '/shop',
    target: '.quick-view-link',
    effect: 'dialog.quick-view__dialog',
  },
  {
    name: 'open the lightbox',
    path: BOWL,
    target: '.product-gallery [role="button"]',
    effect: 'dialog.vitrine-lightbox',
  },
]

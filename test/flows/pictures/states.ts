import {UNDO_TIME} from '../../../src/ui/undo/undo-notices.ts'
import {ADD, card, DIALOG, line} from '../shop/places.ts'
import type {Shopper} from '../shopper.ts'

/** A page state, and the parts whose positions are compared. */
export interface State {
  name: string
  /** Inner width of the window. */
  width: number
  path: string
  /** The shopper's steps to this state. */
  act?: (shopper: Shopper) => Promise<void>
  /** Selectors; the first element of each counts. */
  parts: readonly string[]
}

export const WIDE = 1280
/** The minimum width of WebKitGTK's window. */
const NARROW = 447

const SHELL = ['.shop-header', 'main', 'main h1']
const MOUNTED = '.shop-header [data-vitrine-state=mounted]'

/** On a slow machine, an offer to undo would be over before its picture is taken. */
const KEEP_UNDO = `(() => {
  const {setTimeout} = window
  window.setTimeout = (run, time, ...rest) => time === ${UNDO_TIME} ? 0 : setTimeout(run, time, ...rest)
})()`

const product = [
  ...SHELL,
  '.ProductItem-gallery',
  '.product-page',
  '.product-variants',
  '.sqs-add-to-cart-button',
]
const list = [...SHELL, '.cards', '.card', '.card .vitrine-card__picture', '.card .sqs-add-to-cart-button']
const cart = [
  ...SHELL,
  '[data-cart=lines]',
  '[data-cart=lines] > li',
  '.cart-summary',
  '[data-cart=checkout]',
]
const form = [
  ...SHELL,
  '.platform-form',
  '#email-yui_3_17_2_1',
  '#likert-yui_3_17_2_1',
  '.platform-form textarea',
]
const gallery = [
  '[data-design=grid]',
  '[data-design=grid] li',
  '[data-design=slideshow]',
  '[data-design=slider]',
]

/** A card that has never been near the window has an estimated height, and a window's height differs. */
const SHOW_CARDS = `document.querySelectorAll('.card').forEach(({style}) => { style.contentVisibility = 'visible' })`

const mounted = (shopper: Shopper) => shopper.appears(MOUNTED)

async function addBowl(shopper: Shopper): Promise<void> {
  await shopper.click(`${card('Tide Bowl')} | .sqs-add-to-cart-button`)
  await shopper.appears('.cart-popover__text')
}

async function fillCart(shopper: Shopper): Promise<void> {
  await addBowl(shopper)
  await shopper.goto('/cart')
  await shopper.appears('[data-cart-state=ready] [data-cart=lines] > li')
}

export const states: readonly State[] = [
  ...[WIDE, NARROW].flatMap((width): State[] => [
    {name: 'product', width, path: '/shop/speckled-mug', act: mounted, parts: product},
    {
      name: 'list',
      width,
      path: '/shop',
      async act(shopper) {
        await mounted(shopper)
        await shopper.js(SHOW_CARDS)
      },
      parts: list,
    },
    {name: 'cart', width, path: '/shop', act: fillCart, parts: cart},
    {name: 'gallery', width, path: '/gallery', act: mounted, parts: gallery},
    {
      name: 'form',
      width,
      path: '/contact',
      async act(shopper) {
        await shopper.appears('.platform-form[data-vitrine-state=mounted]')
        await shopper.click('.platform-form | button[type=submit]')
        await shopper.appears('.vitrine-form__summary')
        await shopper.js('scrollTo(0, 0)')
      },
      parts: form,
    },
  ]),
  {
    name: 'quick view',
    width: WIDE,
    path: '/shop',
    async act(shopper) {
      await shopper.click(`${card('Speckled Mug')} | .quick-view-link`)
      await shopper.appears(`${DIALOG} .quick-view__content[aria-busy=false] h2`)
    },
    parts: [DIALOG, `${DIALOG} h2`, `${DIALOG} img`, `${DIALOG} .sqs-add-to-cart-button`],
  },
  {
    name: 'undo',
    width: WIDE,
    path: '/shop',
    async act(shopper) {
      await fillCart(shopper)
      await shopper.js(KEEP_UNDO)
      await shopper.click(`${line('Tide Bowl')} | [data-cart=remove]`)
      await shopper.appears('.vitrine-undo__button')
      // the row stays where it is in the window, and engines scroll to the line by a different distance
      await shopper.js('scrollTo(0, 0)')
    },
    parts: ['.vitrine-undo__row', '.vitrine-undo__button'],
  },
  {
    name: 'popover',
    width: WIDE,
    path: '/shop/tide-bowl',
    async act(shopper) {
      await shopper.click(ADD)
      await shopper.appears('.cart-popover__text')
      // it stays open under the mouse
      await shopper.hover('.cart-popover__text')
      await shopper.appears(`${ADD}:not(.cart-added, [aria-disabled])`)
    },
    parts: ['.cart-popover__box', '.cart-popover__link', '.cart-popover__close'],
  },
]

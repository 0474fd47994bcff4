import type {Flow} from '../flow.ts'
import {ADD, COUNT, card, POPOVER, QUANTITY, SUBTOTAL} from './places.ts'

const IS_LOW = `document.querySelector('${POPOVER}').offsetHeight < 200`

export const adding: Flow = {
  name: 'adding from a product’s page',
  async run({shopper, shop, check}) {
    await shopper.goto('/shop/speckled-mug')
    await shopper.appears('.shop-header [data-vitrine-state=mounted]')
    await shopper.click(ADD)
    await check(
      'without its options it asks for them',
      () => shopper.text('.add-to-cart__message'),
      /Size.*Glaze/,
    )
    await shopper.choose('select >> Size', 'Large')
    await shopper.choose('select >> Glaze', 'Oat')
    await check('the price belongs to the variant', () => shopper.text('main .product-price'), '$34.00')
    await shopper.click(ADD)
    // it stays open under the mouse
    await shopper.hover('.cart-popover__text')
    await check('the header counts it', () => shopper.text(COUNT), '1')
    await check('and sums it', () => shopper.text(SUBTOTAL), '$34.00')
    await check(
      'the popover says it',
      () => shopper.text('.cart-popover__text'),
      'Speckled Mug was added to your cart',
    )
    await check('in a box as high as its text', () => shopper.js(IS_LOW), true)
    await shopper.click('.cart-popover__close')
    await check('the popover closes', () => shopper.count(POPOVER), 0)
    await check('the shop has it', shop.held, ['1 × MUG-LARGE-OAT'])

    await shopper.goto('/shop/tide-bowl')
    await shopper.type(QUANTITY, '3')
    await shopper.keys('Enter')
    await check('Enter in the quantity adds that many', () => shopper.text(COUNT), '4')
    await check('the button says so', () => shopper.text(ADD), 'Added!')
    await check('and restores its label', () => shopper.text(ADD), 'Add To Cart')
    await check('on the same page', shopper.path, '/shop/tide-bowl')
  },
}

export const addingFromList: Flow = {
  name: 'adding from the list, with a second tab',
  async run({shopper, shop, check}) {
    await shopper.goto('/shop')
    await shopper.newTab()
    await shopper.goto('/journal/opening-the-kiln')
    await shopper.appears('.shop-header [data-vitrine-state=mounted]')
    await shopper.toTab(0)
    await shopper.click(`${card('Linen Notebook')} | .sqs-add-to-cart-button`)
    await check(
      'a product with options asks for them',
      () => shopper.text(`${card('Linen Notebook')} | .sqs-add-to-cart-button`),
      'Select Option',
    )
    await shopper.choose(`${card('Linen Notebook')} | select >> Paper`, 'Watercolor')
    await check(
      'and restores its label',
      () => shopper.text(`${card('Linen Notebook')} | .sqs-add-to-cart-button`),
      'Add To Cart',
    )
    await shopper.click(`${card('Linen Notebook')} | .sqs-add-to-cart-button`)
    await check('the header counts it', () => shopper.text(COUNT), '1')
    await shopper.click(`${card('Tide Bowl')} | .sqs-add-to-cart-button`)
    await check('and the next', () => shopper.text(COUNT), '2')
    await check('the shop has both', shop.held, ['1 × NOTE-WATER', '1 × BOWL-TIDE'])
    await shopper.toTab(1)
    await check('the other tab has followed', () => shopper.text(COUNT), '2')
    await shopper.closeTab()
  },
}

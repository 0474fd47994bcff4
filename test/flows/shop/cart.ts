import type {Flow} from '../flow.ts'
import {ADD, COUNT, line, QUANTITY} from './places.ts'

const UNDO = '.vitrine-undo__button'

export const cart: Flow = {
  name: 'the cart',
  async run({shopper, shop, check}) {
    for (const slug of ['tide-bowl', 'moon-plate']) {
      await shopper.goto(`/shop/${slug}`)
      await shopper.click(ADD)
      // it stays open under the mouse
      await shopper.hover('.cart-popover__text')
    }
    await shopper.click('.cart-popover__link')
    await check('the popover opens it', shopper.path, '/cart')
    await check('it has the lines', () => shopper.count('[data-cart=lines] > li'), 2)

    await shopper.type(`${line('Tide Bowl')} | [data-cart=quantity]`, '3')
    await shopper.keys('Tab')
    await check(
      'a quantity changes its line',
      () => shopper.text(`${line('Tide Bowl')} | [data-cart=line-total]`),
      '$117.00',
    )
    await check('and the shop', shop.held, ['3 × BOWL-TIDE', '1 × PLATE-MOON'])
    await check('and the header', () => shopper.text(COUNT), '4')

    await shopper.type('[data-cart=code]', 'NONE')
    await shopper.keys('Enter')
    await check(
      'a wrong code is refused',
      () => shopper.text('[data-cart=code-message]'),
      "That code isn't valid.",
    )
    await shopper.type('[data-cart=code]', 'WELCOME10')
    await shopper.keys('Enter')
    await check('a code counts', () => shopper.text('[data-cart=codes] > li'), /10% off/)
    await shopper.click('[data-cart=code-remove]')
    await check('and is removed', () => shopper.count('[data-cart=codes] > li'), 0)

    await shopper.click(`${line('Moon Plate')} | [data-cart=remove]`)
    await check('removing asks nothing', shop.held, ['3 × BOWL-TIDE'])
    await check('the focus is on Undo', () => shopper.isFocused(UNDO), true)
    await shopper.keys('Enter')
    await check('Undo shows the line again', () => shopper.count('[data-cart=lines] > li'), 2)
    await check('and the shop has it', shop.held, ['3 × BOWL-TIDE', '1 × PLATE-MOON'])
    await shopper.click(`${line('Moon Plate')} | [data-cart=remove]`)
    await check('removing removes', shop.held, ['3 × BOWL-TIDE'])
    await check('the line was removed', () => shopper.count('[data-cart=lines] > li'), 1)
  },
}

export const checkout: Flow = {
  name: 'to the checkout and back',
  async run({shopper, shop, check}) {
    await shopper.goto('/shop/tide-bowl')
    await shopper.type(QUANTITY, '2')
    await shopper.keys('Enter')
    await check('two are added', () => shopper.text(COUNT), '2')
    await shopper.goto('/cart')
    await shopper.click('[data-cart=checkout]')
    await check('the checkout opens', shopper.path, /^\/checkout/)
    await shopper.back()
    await check(
      'back in the cart, the line exists',
      () => shopper.value(`${line('Tide Bowl')} | [data-cart=quantity]`),
      '2',
    )
    await shopper.type(`${line('Tide Bowl')} | [data-cart=quantity]`, '3')
    await shopper.keys('Tab')
    await check('and can be changed', shop.held, ['3 × BOWL-TIDE'])
    await check('the header follows', () => shopper.text(COUNT), '3')
  },
}

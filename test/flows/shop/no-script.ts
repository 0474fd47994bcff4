import type {Flow} from '../flow.ts'
import {ADD, card, line, QUANTITY} from './places.ts'

export const noScript: Flow = {
  name: 'with scripts off',
  runsScripts: false,
  async run({shopper, shop, check}) {
    await shopper.goto('/shop')
    await shopper.click(`${card('Tide Bowl')} | .sqs-add-to-cart-button`)
    await check('a form of the list opens the cart', shopper.path, '/cart')
    await check('the shop has it', shop.held, ['1 × BOWL-TIDE'])
    await shopper.goto('/shop/moon-plate')
    await shopper.type(QUANTITY, '2')
    await shopper.click(ADD)
    await check('so does a product’s form', shopper.path, '/cart')
    await shopper.click(`${line('Tide Bowl')} | [data-cart=remove]`)
    await check('a form of the cart removes', shop.held, ['2 × PLATE-MOON'])
  },
}

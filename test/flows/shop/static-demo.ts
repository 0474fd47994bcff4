import type {Flow} from '../flow.ts'
import {COUNT, DIALOG} from './places.ts'

const product = (title: string): string => `main .qa-section >> ${title}`

/** The pages that need no server: the shop is in the page. */
export const staticDemo: Flow = {
  name: 'the static demo',
  async run({shopper, shop, check}) {
    await shopper.goto('/demo/')
    await shopper.appears('.shop-header [data-vitrine-state=mounted]')
    await shopper.appears('[data-vitrine=cart-page][data-vitrine-state=mounted]')
    await shopper.click(`${product('Tide Bowl')} | .sqs-add-to-cart-button`)
    await check('an addition counts', () => shopper.text(COUNT), '1')
    await check(
      'and the cart page has it',
      () => shopper.text('[data-vitrine=cart-page] [data-cart=lines]'),
      /Tide Bowl/,
    )
    await shopper.goto('/demo/platform.html')
    await check('the other page has the same cart', () => shopper.text(COUNT), '1')
    await shopper.goto('/demo/drawer.html')
    await shopper.click(`${product('Tide Bowl')} | .sqs-add-to-cart-button`)
    await check('the drawer opens', () => shopper.count(DIALOG), 1)
    await check('and counts both', () => shopper.text(COUNT), '2')
    await check('the shop on the server knows nothing of it', shop.held, [])
  },
}

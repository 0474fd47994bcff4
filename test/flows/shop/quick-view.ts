import type {Flow} from '../flow.ts'
import {COUNT, card, DIALOG} from './places.ts'

const TITLE = `${DIALOG} .quick-view__content[aria-busy=false] h2`
const OPENER = `${card('Speckled Mug')} | .quick-view-link`
const BOWL = `${card('Tide Bowl')} | .quick-view-link`

export const quickView: Flow = {
  name: 'quick view',
  async run({shopper, shop, check}) {
    const shows = (what: string, title: string) => check(what, () => shopper.text(TITLE), title)
    await shopper.goto('/shop')
    await shopper.click(OPENER)
    await shows('a click opens it', 'Speckled Mug')
    await shopper.keys('ArrowRight')
    await shows('the arrow key shows the next', 'Tide Bowl')
    await shopper.click(`${DIALOG} button >> Previous product`)
    await shows('the button shows the previous', 'Speckled Mug')
    await shopper.choose(`${DIALOG} select >> Size`, 'Large')
    await shopper.choose(`${DIALOG} select >> Glaze`, 'Oat')
    await shopper.click(`${DIALOG} .sqs-add-to-cart-button`)
    await check('it adds', () => shopper.text(COUNT), '1')
    await check('the shop has it', shop.held, ['1 × MUG-LARGE-OAT'])
    await shopper.keys('Escape')
    await check('Escape closes it', () => shopper.count(DIALOG), 0)
    await check('the focus goes back', () => shopper.isFocused(OPENER), true)

    await shopper.click(BOWL)
    await shows('another opens', 'Tide Bowl')
    await shopper.clickAt(20, 400)
    await check('a click beside it closes it', () => shopper.count(DIALOG), 0)
    await check('the focus goes back there', () => shopper.isFocused(BOWL), true)
    await check('the page has not moved', shopper.path, '/shop')
  },
}

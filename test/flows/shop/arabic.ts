import type {Flow} from '../flow.ts'
import {ADD, COUNT} from './places.ts'

export const arabic: Flow = {
  name: 'from right to left, in Arabic',
  async run({shopper, shop, check}) {
    await shopper.goto('/shop/speckled-mug?store=ar')
    await check('the page is Arabic', () => shopper.js('document.documentElement.dir'), 'rtl')
    await shopper.goto('/shop/tide-bowl?store=ar')
    await shopper.click(ADD)
    await check(
      'the popover leads to the cart in Arabic',
      () => shopper.text('.cart-popover__link'),
      'عرض السلة',
    )
    await check(
      'it is at the left, below the cart link',
      () =>
        shopper.js(
          `document.querySelector('.cart-popover__box').getBoundingClientRect().right < innerWidth / 2`,
        ),
      true,
    )
    await check('the shop has it', shop.held, ['1 × BOWL-TIDE'])
    await check('the header counts', () => shopper.text(COUNT), /[1١]/)
    await shopper.goto('/gallery?store=ar')
    const show = '[aria-labelledby=gallerySlideshow]'
    const label = () => shopper.attribute(`${show} .gallery__list > :not([inert])`, 'aria-label')
    await shopper.appears(`${show} .gallery__thumbnails button`)
    const before = await label()
    await shopper.click(`${show} .gallery__thumbnails button`)
    await shopper.keys('ArrowLeft')
    await check('the left key shows the next', async () => (await label()) !== before, true)
    await shopper.keys('ArrowRight')
    await check('the right key shows the previous', label, before)
  },
}

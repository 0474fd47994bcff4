import type {Flow} from '../flow.ts'
import {ADD, COUNT, card} from './places.ts'

/** Whether the document equals the parsed server HTML, to the byte. */
const IS_AS_SERVED = `fetch(location.href).then((reply) => reply.text()).then((html) => {
  const served = new DOMParser().parseFromString(html, 'text/html')
  // the tokens of each copy differ
  const write = (one) => one.documentElement.outerHTML.replace(/(name="(crumb|Add-To-Cart-Id|submissionId)" value=")[^"]*/g, '$1')
  return write(served) === write(document)
})`

/** Runs in a browser that is too old for widgets. */
export const belowTheFloor: Flow = {
  name: 'an older browser is left alone',
  async run({shopper, shop, proxy, check}) {
    const isAsServed = (path: string) =>
      check(`${path} stays as it was served`, () => shopper.js(IS_AS_SERVED), true)
    await shopper.goto('/shop')
    await check('it is older', () => shopper.js(`CSS.supports('color', 'light-dark(red, red)')`), false)
    await isAsServed('/shop')
    await shopper.js('window.Vitrine = []')
    await check('the queue stays an array', () => shopper.js('Vitrine.push(() => {})'), 1)
    await shopper.click(`${card('Tide Bowl')} | .sqs-add-to-cart-button`)
    await check('a form opens the cart', shopper.path, '/cart')
    await check('the shop has it', shop.held, ['1 × BOWL-TIDE'])
    await check('the cart says so', () => shopper.text(COUNT), '1')
    await isAsServed('/cart')
    for (const path of ['/shop/speckled-mug', '/gallery', '/contact']) {
      await shopper.goto(path)
      await isAsServed(path)
    }
    await shopper.goto('/shop/moon-plate')
    await shopper.click(ADD)
    await check('an early click follows its link', shopper.path, '/cart')
    await check('and adds', shop.held, ['1 × BOWL-TIDE', '1 × PLATE-MOON'])
    // a page's own style sheets are excluded
    await check(
      'of our scripts nothing but the loader is asked for',
      async () => [...new Set(proxy.asked.filter((one) => /\/vitrine\/.*js/.test(one)))],
      ['GET /vitrine/loader.js'],
    )
  },
}

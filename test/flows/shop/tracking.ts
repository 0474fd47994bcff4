import {arrivedNames} from '../../browser/support/tracking.ts'
import type {Flow} from '../flow.ts'
import {ADD, COUNT} from './places.ts'

const setConsent = (isGiven: boolean) => `window.Vitrine.consent.set({analytics: ${isGiven}})`

export const tracking: Flow = {
  name: 'tracking events arrive, and stop after a refusal',
  async run({shopper, shop, check}) {
    const count = (name: string) => async () =>
      (await arrivedNames(shop.url)).filter((one) => one === name).length
    const counted = () => shopper.js(`document.cookie.includes('ss_cvr')`)
    await shopper.goto('/shop')
    await check('a view arrives', count('Pageview'), 1)
    await check('the visitor is recognized', counted, true)
    await shopper.newTab()
    await shopper.goto('/shop/tide-bowl')
    await check('of a second tab, too', count('Pageview'), 2)
    await shopper.click(ADD)
    await check('the header counts', () => shopper.text(COUNT), '1')
    await shopper.closeTab()
    await check('an addition arrives although its tab closes immediately', count('commerce_item_added'), 1)
    await shopper.js(setConsent(false))
    await check('a refusal clears the cookie', counted, false)
    await shopper.goto('/shop/speckled-mug')
    await shopper.appears('.shop-header [data-vitrine-state=mounted]')
    await check('nothing more is tracked', count('Pageview'), 2)
    await shopper.js(setConsent(true))
    await check('consent starts tracking again', counted, true)
  },
}

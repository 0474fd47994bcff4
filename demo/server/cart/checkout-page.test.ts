import {afterAll, beforeAll, expect, it} from 'vitest'
import {stores} from '../../seed/stores.ts'
import {bowl} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())

/** The words of the law for the button (Directive 2011/83/EU, Article 8), by store. */
const BUTTONS = new Map([
  ['en', 'Order with obligation to pay'],
  ['ar', 'اطلب مع الالتزام بالدفع'],
  ['ja', '支払義務のある注文を確定する'],
])

it.each(stores)(
  'the checkout in $code names countries and payment first, and the obligation on the button',
  async ({code, language, messages}) => {
    const visitor = demo.visitor()
    await visitor.call(`/?store=${code}`)
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: {...bowl, quantity: 1}})
    const page = await (await visitor.call('/checkout')).text()
    const form = page.slice(
      page.indexOf('class="checkout-form"'),
      page.indexOf('</form>', page.indexOf('class="checkout-form"')),
    )
    const names = new Intl.DisplayNames(language, {type: 'region'})
    const delivered = [...form.matchAll(/<option value="(\w\w)"/g)].map(([, country = '']) =>
      names.of(country),
    )
    expect(delivered.length).toBeGreaterThan(1)
    const [first = ''] = form.split('<input id=')
    for (const said of [...delivered, messages.paymentMeans]) expect(first).toContain(said)
    const button = BUTTONS.get(code) ?? 'unknown'
    expect(form.match(/<button class="button" type="submit">([^<]*)</)?.[1]).toBe(button)
  },
)

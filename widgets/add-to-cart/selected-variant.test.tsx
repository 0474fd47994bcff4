import {getByLabelText} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {blob, form, spread} from '../../test/helpers/product-html.ts'
import {MUG, TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const written = () => document.querySelector<HTMLElement>('.product-variants')?.dataset.selectedVariant

describe('the chosen variant', () => {
  const RAW = {
    sku: 'L',
    optionValues: [{optionName: 'Size', value: 'L'}],
    price: 3400,
    priceMoney: {currency: 'USD', value: '34.00'},
    unlimited: true,
    theme: {of: ['another', null, 'script']},
  }
  const product = {
    ...MUG,
    variants: [{...RAW, sku: 'S', optionValues: [{optionName: 'Size', value: 'S'}]}, RAW],
  }
  const html = form({
    ...product,
    variants: ['S', 'L'].map((Size) => ({sku: Size, attributes: {Size}, price: 3400})),
  }).replace(/data-product="[^"]*"/, `data-product="${JSON.stringify(product).replaceAll('"', '&quot;')}"`)

  it('is written back as in the page’s own JSON', async () => {
    const {user} = await page.open(html)
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(written()).toBe(JSON.stringify(RAW)))
  })

  it.each([
    ['generations 7.0 and 7.1', spread],
    ['generation "7.1, products v2"', blob],
  ])('in %s too', async (_, serve) => {
    const {user} = await page.open(serve(TEE), '.sqs-add-to-cart-button')
    await user.selectOptions(list('Size'), 'M')
    await user.selectOptions(list('Colour'), 'Black')
    await until(() => expect(written()).toBe(JSON.stringify(TEE.variants[2])))
  })
})

import {getByLabelText, getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form, radios} from '../../test/helpers/product-html.ts'
import {TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const attributes = {'price-differences': 'true'}
const SIZE: [string, string[]] = ['Size', ['S', 'M', 'L']]
const ISOLATES = /[\u2068\u2069]/g

const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const lines = (name: string) => [...list(name).options].map(({text}) => text.replace(ISOLATES, ''))
const radio = (name: RegExp) => getByRole<HTMLInputElement>(document.body, 'radio', {name})

describe('differences of price', () => {
  it('stand beside the values, compared with the cheapest before a choice', async () => {
    const {user} = await page.open(form(TEE, {attributes}))
    await user.click(list('Size'))
    await until(() => expect(lines('Size')).toEqual(['Select Size', 'S', 'M (unavailable)', 'L (+$15.00)']))
    expect(lines('Colour')).toEqual(['Select Colour', 'Black (+$5.00)', 'White'])
  })

  it('compare with the chosen value after it, and follow the other options', async () => {
    const {user} = await page.open(form(TEE, {attributes}))
    await user.selectOptions(list('Colour'), 'White')
    await user.selectOptions(list('Size'), 'L')
    await until(() =>
      expect(lines('Size')).toEqual(['Select Size', 'S (\u2212$15.00)', 'M (unavailable)', 'L']),
    )
    expect([...list('Size').options].map(({value}) => value)).toEqual(['', 'S', 'M', 'L'])
    await user.selectOptions(list('Size'), 'S')
    await until(() => expect(lines('Colour')).toEqual(['Select Colour', 'Black (+$5.00)', 'White']))
  })

  it('stand in the labels of radio buttons, which keep the focus', async () => {
    const html = form(TEE, {attributes, options: radios(SIZE) + radios(['Colour', ['Black', 'White']])})
    const {user, unmount} = await page.open(html)
    await user.click(radio(/^S/))
    await until(() => expect(radio(/^L/).labels?.[0]?.textContent?.replace(ISOLATES, '')).toBe('L (+$15.00)'))
    expect(document.activeElement === radio(/^S/)).toBe(true)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('do not stand beside values that are sold out', async () => {
    const variants = TEE.variants.map((variant) => ({
      ...variant,
      ...(variant.attributes.Size === 'M' && {price: 9000, salePrice: 0, onSale: false}),
    }))
    const options = radios(SIZE) + radios(['Colour', ['Black', 'White']])
    const {user} = await page.open(form({...TEE, variants}, {attributes, options}))
    await user.click(radio(/^S/))
    await until(() => expect(radio(/^L/).labels?.[0]?.textContent?.replace(ISOLATES, '')).toBe('L (+$15.00)'))
    expect(radio(/^M/).labels?.[0]?.textContent).toBe('M')
  })

  it('do not stand beside values of the same price', async () => {
    const variants = TEE.variants.map((variant) => ({...variant, price: 100, salePrice: 0, onSale: false}))
    const {user} = await page.open(form({...TEE, variants}, {attributes}))
    await user.selectOptions(list('Colour'), 'White')
    const left = ['Select Size', 'S', 'M (unavailable)', 'L']
    await until(() => expect(lines('Size')).toEqual(left))
    await pause(50)
    expect(lines('Size')).toEqual(left)
  })

  it('are left to the server unless the element asks for them', async () => {
    const {user} = await page.open(form(TEE))
    await user.selectOptions(list('Colour'), 'White')
    const left = ['Select Size', 'S', 'M (unavailable)', 'L']
    await until(() => expect(lines('Size')).toEqual(left))
    await pause(50)
    expect(lines('Size')).toEqual(left)
  })
})

import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form} from '../../test/helpers/product-html.ts'
import {TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()
beforeEach(() => () => expect(said.errors).toEqual([]))

const SHIRT = {
  ...TEE,
  variants: ['Light Grey', 'Café'].map((Colour, index) => ({
    sku: `S${index}`,
    attributes: {'Shirt Colour': Colour},
    price: 2000 + 500 * index,
    unlimited: true,
  })),
}
const price = () => document.querySelector('.product-price')?.textContent
const select = (name: string, values = ['Light Grey', 'Café']) =>
  `<select name="${name}"><option value="">Choose</option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`
const list = () => document.querySelector('select') ?? document.createElement('select')
const field = () => document.querySelector<HTMLInputElement>('[type=number]')
const named = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`) ?? document.body

describe('the name of an option', () => {
  it.each([
    'options[Shirt Colour]',
    'Shirt Colour-1',
    'attribute_pa_shirt-colour',
    'attribute_shirt-colour',
    'option:Shirt Colour',
  ])('is found in %s', async (name) => {
    const {user} = await page.open(form(SHIRT, {options: select(name)}))
    await user.selectOptions(list(), 'Café')
    await until(() => expect(price()).toBe('$25.00'))
  })

  it('as it is written counts first', async () => {
    const variants = SHIRT.variants.map(({attributes: _, ...rest}, index) => ({
      ...rest,
      attributes: {Size: 'One', 'Size-1': `${index}`},
    }))
    const {user} = await page.open(
      form({...SHIRT, variants}, {options: `${select('Size', ['One'])}${select('Size-1', ['0', '1'])}`}),
    )
    const [size, other] = document.querySelectorAll('select')
    if (size) await user.selectOptions(size, 'One')
    if (other) await user.selectOptions(other, '1')
    await until(() => expect(price()).toBe('$25.00'))
  })
})

it('a value matches by its slug: it is chosen, shown, and stays as the page writes it', async () => {
  const {user} = await page.open(
    form(SHIRT, {options: select('attribute_pa_shirt-colour', ['light-grey', 'café'])}),
  )
  await user.selectOptions(list(), 'café')
  await until(() => expect(price()).toBe('$25.00'))
  expect(list().value).toBe('café')
  await user.selectOptions(list(), 'light-grey')
  await until(() => expect(price()).toBe('$20.00'))
  expect(list().value).toBe('light-grey')
  expect(said.warnings).toEqual([])
})

it('radio buttons with slugs are choices, too', async () => {
  const radio = (value: string) =>
    `<label><input type="radio" name="Shirt Colour-1" value="${value}">${value}</label>`
  const {user} = await page.open(form(SHIRT, {options: radio('light-grey') + radio('café')}))
  const [grey, coffee] = document.querySelectorAll<HTMLInputElement>('[type=radio]')
  if (coffee) await user.click(coffee)
  await until(() => expect(price()).toBe('$25.00'))
  expect([grey?.checked, coffee?.checked]).toEqual([false, true])
})

it('buttons named minus and plus are steps of the quantity, and add nothing', async () => {
  const quantity =
    '<button name="minus">−</button><input type="number" name="quantity" value="1" min="1"><button name="plus">+</button>'
  const {user} = await page.open(
    form({...SHIRT, variants: SHIRT.variants.slice(0, 1)}, {options: '', quantity}),
  )
  await user.click(named('plus'))
  await until(() => expect(field()?.value).toBe('2'))
  await user.click(named('minus'))
  await until(() => expect(field()?.value).toBe('1'))
  expect(page.calls()).toEqual([])
})

it('an element that only looks like a button for a value never adds; adding without a control says what is looked for', async () => {
  const options = '<b role="button">Light Grey</b><b role="button"> café </b>'
  const {user} = await page.open(form(SHIRT, {options, button: '<button id="add">Add</button>'}))
  await until(() => expect(document.querySelector('form[novalidate]')).not.toBeNull())
  const add = document.getElementById('add') ?? document.body
  await user.click(add)
  await until(() =>
    expect(said.warnings.flat().join()).toContain(
      'has no control for Shirt Colour: add a select or radio buttons named "option:Shirt Colour", or <button> elements with data-option="Shirt Colour" and data-value',
    ),
  )
  expect(page.calls()).toEqual([])
  said.warnings.length = 0
})

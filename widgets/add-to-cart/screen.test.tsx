import {getByLabelText, getByRole} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {hear} from '../../test/helpers/hear.ts'
import {form, QUANTITY, radios, select} from '../../test/helpers/product-html.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))

const SHIRT = {
  id: 'shirt',
  title: 'Shirt',
  productType: 1,
  variants: ['S', 'M', 'L'].map((size, index) => ({
    sku: size,
    attributes: {Size: size},
    price: 1000 + index * 500,
    unlimited: true,
  })),
}

const SIZES: [string, string[]] = ['Size', ['S', 'M', 'L']]
/** Without a prompt: the server has chosen the first. */
const LIST = `<label>Size <select name="Size">${SIZES[1].map((size) => `<option>${size}</option>`).join('')}</select></label>`
const RESET = '<button type="reset">Reset</button>'

const one = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const list = () => getByLabelText<HTMLSelectElement>(document.body, 'Size', {selector: 'select'})
const radio = (name: string) => getByRole<HTMLInputElement>(document.body, 'radio', {name})
const price = () => one('.product-price').textContent
const add = (root: HTMLElement = document.body) => getByRole(root, 'button', {name: 'Add To Cart'}).click()
const skus = () => page.additions().map((body) => Object(body).sku)
const expectAdded = (...expected: string[]) => until(() => expect(skus()).toEqual(expected))

/** The page as before any use, and after a use of the widget. */
const uses = [
  ['untouched', () => {}],
  [
    'in use',
    async () => {
      list().value = 'L'
      list().dispatchEvent(new Event('change', {bubbles: true}))
      await until(() => expect(price()).toBe('$20.00'))
    },
  ],
] as const

describe.each(uses)('a form that is %s adds what it shows', (_, use) => {
  const open = async (options = LIST, attributes = {}) => {
    const opened = await page.open(form(SHIRT, {options: options + RESET, attributes}))
    await use()
    return opened
  }

  it('after a script has set the value without an event', async () => {
    await open()
    list().value = 'M'
    add()
    await expectAdded('M')
  })

  it('in a list, too', async () => {
    await open(LIST, {mode: 'list'})
    list().value = 'M'
    add()
    await expectAdded('M')
  })

  it('after the list was replaced by a copy', async () => {
    const {user} = await open()
    const copy = list().cloneNode(true)
    list().replaceWith(copy)
    await user.selectOptions(list(), 'M')
    await until(() => expect(price()).toBe('$15.00'))
    add()
    await expectAdded('M')
  })

  it('after radio buttons were added beside the list', async () => {
    const {user} = await open()
    one('.product-variants').insertAdjacentHTML('beforeend', radios(SIZES))
    await user.click(radio('M'))
    await until(() => expect(price()).toBe('$15.00'))
    expect(list().value).toBe('M')
    add()
    await expectAdded('M')
  })

  it('after the quantity was replaced by a copy', async () => {
    await open()
    const copy = document.createElement('div')
    copy.innerHTML = QUANTITY.replace('value="1"', 'value="3"')
    one('.product-quantity-input').replaceWith(copy)
    add()
    await until(() => expect(page.additions()).toMatchObject([{quantity: 3}]))
  })
})

it('tells a restock form the variant before any use', async () => {
  await page.open(form(SHIRT, {options: LIST}))
  const heard = hear('variant-change')
  document.dispatchEvent(
    new CustomEvent('vitrine:variant-wanted', {detail: {itemId: 'shirt', variantId: null}}),
  )
  await until(() => expect(heard).toMatchObject([{detail: {variant: {sku: 'S'}, inStock: true}}]))
})

describe('what is shown follows', () => {
  const choose = async (size = 'M', shown = '$15.00') => {
    list().value = size
    list().dispatchEvent(new Event('change', {bubbles: true}))
    await until(() => expect(price()).toBe(shown))
  }

  it.each([
    ['the reset button', () => one('[type=reset]').click()],
    ['form.reset()', () => one<HTMLFormElement>('form').reset()],
  ])('%s', async (_, reset) => {
    await page.open(form(SHIRT, {options: LIST + RESET}))
    await choose()
    const heard = hear('variant-change')
    reset()
    await until(() => expect(price()).toBe('$20.00'))
    expect(list().value).toBe('S')
    expect(heard.at(-1)).toMatchObject({detail: {variant: {sku: 'S'}}})
    add()
    await expectAdded('S')
  })

  it('a reset to no choice: Add asks for one', async () => {
    await page.open(form(SHIRT, {options: select(SIZES) + RESET}))
    await choose()
    one('[type=reset]').click()
    add()
    await until(() => expect(getByRole(document.body, 'alert').textContent).toMatch(/select the Size option/))
    expect(page.additions()).toEqual([])
  })

  it('a list that a script has replaced, without an event', async () => {
    await page.open(form(SHIRT, {options: LIST}))
    await choose()
    const copy = document.createElement('select')
    copy.name = 'Size'
    copy.innerHTML = '<option>S</option><option>M</option><option>L</option>'
    copy.value = 'L'
    list().replaceWith(copy)
    await until(() => expect(price()).toBe('$20.00'))
    add()
    await expectAdded('L')
  })

  it('a value that a script sets after a click elsewhere', async () => {
    await page.open(form(SHIRT, {options: LIST}))
    await choose()
    document.body.addEventListener(
      'click',
      () => {
        list().value = 'L'
      },
      {once: true},
    )
    document.body.click()
    await until(() => expect(price()).toBe('$20.00'))
  })

  it('another card with radio buttons of the same name, outside forms', async () => {
    const card = (id: string) =>
      form({...SHIRT, id}, {options: radios(SIZES)}).replace(/<(\/?)form/g, '<$1section')
    document.body.innerHTML = card('a') + card('b')
    const [first, second] = [...document.querySelectorAll<HTMLElement>('section')]
    if (!first || !second) throw new Error('no cards')
    const {user} = await page.mount(first)
    await page.mount(second)
    await user.click(getByRole(first, 'radio', {name: 'M'}))
    await until(() => expect(first.querySelector('.product-price')?.textContent).toBe('$15.00'))
    await user.click(getByRole(second, 'radio', {name: 'L'}))
    await until(() => expect(first.querySelector('.product-price')?.textContent).toBe('$20.00'))
    add(first)
    await until(() => expect(getByRole(first, 'alert').textContent).toMatch(/select the Size option/))
    add(second)
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'b', sku: 'L'}]))
  })
})

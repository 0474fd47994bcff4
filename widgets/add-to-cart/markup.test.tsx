import {getByLabelText, getByRole, queryByLabelText, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {MUG, SOLD_OUT, SUBSCRIPTION, TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

/** An element without a button. */
async function open(item: unknown, attributes = '', inside = '') {
  document.body.innerHTML = `<div data-vitrine="add-to-cart" ${attributes}>${inside}</div>`
  const element = document.querySelector<HTMLElement>('[data-vitrine]') ?? document.body
  element.setAttribute('data-product', JSON.stringify(item))
  return page.mount(element)
}

const button = () => getByRole(document.body, 'button', {name: /^(?!(?:De|In)crease quantity)/})
const isThere = () => until(button)
const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const text = (selector: string) => document.querySelector(selector)?.textContent
const isShown = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden === false

describe('an element without a button', () => {
  it('renders everything needed to buy', async () => {
    const {user} = await open(TEE)
    await isThere()
    expect(button().textContent).toBe('Add To Cart')
    expect(text('.product-price')).toBe('from $15.00')
    await until(() =>
      expect([...list('Size').options].map((option) => option.text)).toEqual([
        'Select Size',
        'S',
        'M (unavailable)',
        'L',
      ]),
    )
    await user.selectOptions(list('Size'), 'S')
    await user.selectOptions(list('Colour'), 'White')
    await until(() => expect(text('.product-price')).toBe('Sale Price: $15.00 Original Price: $20.00'))
    await user.clear(list('Quantity'))
    await user.type(list('Quantity'), '2')
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'tee', sku: 'S-W', quantity: 2}]))
    await until(() => expect(button().textContent).toBe('Adding…'))
  })

  it('reports missing options', async () => {
    const {user} = await open(TEE)
    await isThere()
    await user.click(button())
    await until(() => expect(queryByRole(document.body, 'alert')?.textContent).toMatch(/^Please select/))
    expect(document.activeElement).toBe(list('Size'))
  })

  it('keeps the existing content, before its own', async () => {
    const {element} = await open(MUG, '', '<a href="/shop/mug">Mug</a>')
    await isThere()
    expect(element.firstElementChild?.outerHTML).toBe('<a href="/shop/mug">Mug</a>')
  })

  it.each([
    ['no lists for a single variant', MUG, 'Size'],
    ['no quantity for a subscription', SUBSCRIPTION, 'Quantity'],
    [
      'no quantity if one piece is left',
      {...MUG, variants: [{sku: 'M1', price: 1, qtyInStock: 1}]},
      'Quantity',
    ],
  ])('has %s', async (_, item, name) => {
    await open(item)
    await isThere()
    expect(queryByLabelText(document.body, name)).toBeNull()
  })

  it('shows the current price, with the price before the sale', async () => {
    await open({...MUG, variants: [{sku: 'M1', price: 1000, salePrice: 800, onSale: true, unlimited: true}]})
    await isThere()
    expect(text('.product-price')).toBe('Sale Price: $8.00 Original Price: $10.00')
    expect(text('s.original-price')).toBe('$10.00')
    expect(isShown('.product-mark.sale')).toBe(true)
  })

  it('shows no unknown price', async () => {
    document.body.innerHTML = '<div data-vitrine="add-to-cart" data-item-id="mug"></div>'
    const {user} = await page.mount(document.querySelector('div') ?? document.body)
    await isThere()
    expect(document.querySelector('.product-price')).toBeNull()
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', sku: null}]))
  })

  it('starts with data-quantity', async () => {
    await open(MUG, 'data-quantity="2"')
    await isThere()
    expect(list('Quantity').value).toBe('2')
  })

  it.each([
    ['Subscribe', SUBSCRIPTION, ''],
    ['Sold out', SOLD_OUT, ''],
    ['Get it', {...MUG, useCustomAddButtonText: true, customAddButtonText: 'Get it'}, ''],
    ['Buy', MUG, 'data-label="Buy"'],
  ])('labels the button "%s"', async (name, item, attributes) => {
    await open(item, attributes)
    await isThere()
    await until(() => expect(button().textContent).toBe(name))
  })

  it('marks sold-out products and products on sale', async () => {
    await open(SOLD_OUT)
    await isThere()
    expect([isShown('.product-mark.sold-out'), isShown('.product-mark.sale')]).toEqual([true, false])
    await open(TEE)
    await isThere()
    expect([isShown('.product-mark.sold-out'), isShown('.product-mark.sale')]).toEqual([false, true])
  })

  it.each([
    ['the product’s own text', {}, {customSoldOutText: 'Gone fishing'}, 'Gone fishing'],
    ['the page’s own text', {productSoldOutText: 'All gone'}, {}, 'All gone'],
    [
      'the product’s before the page’s',
      {productSoldOutText: 'All gone'},
      {customSoldOutText: 'Gone'},
      'Gone',
    ],
  ])('says on badge and button that it is sold out: %s', async (_, localizedStrings, merchandising, said) => {
    page.setContext({website: {language: 'en-US'}, localizedStrings})
    await open(SOLD_OUT, `data-merchandising='${JSON.stringify(merchandising)}'`)
    await isThere()
    await until(() => expect(button().textContent).toBe(said))
    expect(text('.product-mark.sold-out')).toBe(said)
  })

  it('uses the page’s text for a sale', async () => {
    page.setContext({website: {language: 'en-US'}, localizedStrings: {productSaleText: 'Reduced'}})
    await open({...MUG, variants: [{...MUG.variants[0], onSale: true, salePrice: 500}]})
    await isThere()
    expect(text('.product-mark.sale')).toBe('Reduced')
  })

  it('uses the page’s language', async () => {
    await setStrings({'add-to-cart.addToCart': 'In den Korb', 'add-to-cart.chooseOption': '{option} wählen'})
    await open(TEE)
    await isThere()
    expect(button().textContent).toBe('In den Korb')
    expect(list('Size').options[0]?.text).toBe('Size wählen')
  })
})

describe('unmounting', () => {
  it('removes its own content', async () => {
    const {unmount, user, element} = await open(TEE, '', '<a href="/shop/mug">Mug</a>')
    await isThere()
    await user.click(button())
    await until(() => expect(queryByRole(document.body, 'alert')).not.toBeNull())
    unmount()
    await pause(20)
    expect(htmlOf(element)).toBe('<a href="/shop/mug">Mug</a>')
  })

  it('before its markup has loaded leaves nothing', async () => {
    const {unmount, element, fail} = await open(TEE)
    unmount()
    await pause(50)
    expect(element.childNodes).toHaveLength(0)
    expect(fail).not.toHaveBeenCalled()
  })
})

import {describe, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const PRODUCT = {
  id: '1',
  title: 'Tide Bowl',
  variantOptionOrdering: ['Size'],
  variants: [
    {
      id: '1',
      sku: 'S',
      attributes: {Size: 'Small'},
      priceMoney: {currency: 'EUR', value: 3900},
      unlimited: true,
    },
    {
      id: '2',
      sku: 'L',
      attributes: {Size: 'Large'},
      priceMoney: {currency: 'EUR', value: 4800},
      unlimited: true,
    },
  ],
  images: [{id: '7', url: 'https://shop.example/bowl.jpg'}],
}

const read = vi.fn(async (_id: string): Promise<unknown> => PRODUCT)
vi.mock('../../src/actions/load-product.ts', () => ({loadProduct: read}))

const page = await widgetPage(() => import('./index.tsx'))

async function open(html: string) {
  document.body.innerHTML = html
  const element = document.querySelector<HTMLElement>('[data-vitrine]')
  if (!element) throw new Error('no element')
  const {prepare} = await import('./index.tsx')
  await prepare(element)
  return page.mount(element)
}

const FORM = `<article data-vitrine="add-to-cart" data-product-id="tide-bowl">
  <h1 class="product-title">A product</h1>
  <img class="product-image" src="/waiting.png" srcset="/waiting-2.png 2x" alt="">
  <form><p class="product-price">…</p><button type="submit">Add</button></form>
</article>`

const $ = (selector: string) => document.querySelector(selector)

describe('a product that the page only names', () => {
  it('has title, picture, price and options of the shop', async () => {
    await open(FORM)
    expect(read).toHaveBeenLastCalledWith('tide-bowl')
    expect($('.product-title')?.textContent).toBe('Tide Bowl')
    expect($('.product-price')?.textContent).toBe('from €39.00')
    expect($('img')?.getAttribute('src')).toBe('https://shop.example/bowl.jpg')
    expect($('img')?.getAttribute('srcset')).toBeNull()
    expect($('img')?.getAttribute('alt')).toBe('Tide Bowl')
    const options = [...document.querySelectorAll('select option')].map(({textContent}) => textContent)
    expect(options).toEqual(['Select Size', 'Small', 'Large'])
  })

  it('keeps buttons for its values, and adds no list beside them', async () => {
    const buttons = ['Small', 'Large'].map((size) => `<button type="button">${size}</button>`).join('')
    const {user} = await open(FORM.replace('<button type="submit"', `${buttons}$&`))
    expect($('select')).toBeNull()
    await until(() => expect($('button')?.getAttribute('aria-pressed')).toBe('false'))
    const large = document.querySelectorAll('button')[1]
    if (large) await user.click(large)
    await until(() => expect($('.product-price')?.textContent).toBe('€48.00'))
    await until(() => expect(location.search).toBe('?variant=2'))
    history.replaceState(null, '', location.pathname)
  })

  it('adds a list where only links look like buttons for its values', async () => {
    await open(
      FORM.replace('<button type="submit"', '<a role="button">Small</a><a role="button">Large</a>$&'),
    )
    expect([...document.querySelectorAll('option')].map(({value}) => value)).toEqual(['', 'Small', 'Large'])
  })

  it('follows the chosen variant', async () => {
    const {user} = await open(FORM)
    const select = $('select')
    if (select) await user.selectOptions(select, 'Large')
    await until(() => expect($('.product-price')?.textContent).toBe('€48.00'))
    // the address follows later, and would choose for the next test
    await until(() => expect(location.search).toBe('?variant=2'))
  })

  it('keeps the options that the server has rendered', async () => {
    const select = '<select data-variant-option-name="Size"><option>Small</option></select>'
    await open(FORM.replace('<button', `${select}<button`))
    expect(document.querySelectorAll('select')).toHaveLength(1)
  })

  it('is rendered whole where the element has no button, with one price', async () => {
    await open('<div data-vitrine="add-to-cart" data-product-id="1"><p class="product-price">…</p></div>')
    await until(() => expect($('button')).not.toBeNull())
    const prices = [...document.querySelectorAll<HTMLElement>('.product-price')].filter(({hidden}) => !hidden)
    expect(prices.map(({textContent}) => textContent)).toEqual(['from €39.00'])
  })

  it('is not asked for where the page carries it', async () => {
    document.body.innerHTML = FORM.replace(
      'data-product-id',
      `data-product='${JSON.stringify(PRODUCT)}' data-product-id`,
    )
    const element = document.querySelector<HTMLElement>('[data-vitrine]')
    const {prepare} = await import('./index.tsx')
    expect(element && prepare(element)).toBeUndefined()
  })

  it('that cannot be read leaves what the server has rendered', async () => {
    read.mockRejectedValueOnce(new Error('away'))
    await expect(open(FORM)).rejects.toThrow('away')
    expect($('.product-title')?.textContent).toBe('A product')
  })
})

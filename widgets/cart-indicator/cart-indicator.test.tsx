import {getByRole} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const LINK = `<a data-vitrine="cart-indicator" href="/cart">Cart
  <b class="sqs-cart-quantity">0</b> <i class="sqs-cart-subtotal">$0.00</i></a>`
const BARE = '<a data-vitrine="cart-indicator" href="/cart" data-items="0">0 items in cart</a>'
const PLATFORM = `<a class="sqs-custom-cart show-empty-cart-state cart-quantity-zero x" href="/cart">
  <b class="sqs-cart-quantity">0</b> <i class="sqs-cart-subtotal">$0.00</i></a>`

/** The visitor already has a cart. */
function fillCart(...quantities: number[]): void {
  setCookie('hasCart')
  quantities.forEach((quantity, index) => {
    page.shop.entries.push({id: `${index}`, itemId: `item ${index}`, sku: null, quantity})
  })
}

const state = () => document.querySelector('a')?.getAttribute('data-cart-indicator-state')
const isRead = () => until(() => expect(state()).toBe('initialized'))
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({textContent}) => textContent)
const quantities = () => texts('.sqs-cart-quantity')
const subtotals = () => texts('.sqs-cart-subtotal')
const classes = () => [...(document.querySelector('a')?.classList ?? [])].sort()

describe('before the cart has loaded', () => {
  it('the server’s text stays', async () => {
    fillCart(2)
    const held = hold(page.shop.answer)
    page.server.answer(held.answer)
    await page.open(LINK)
    expect(state()).toBe('uninitialized')
    expect([quantities(), subtotals()]).toEqual([['0'], ['$0.00']])
    held.release()
    await isRead()
    expect([quantities(), subtotals()]).toEqual([['2'], ['$20.00']])
  })

  it('the server’s text stays for good if the cart cannot be read', async () => {
    setCookie('hasCart')
    page.server.answer(json({}, 403))
    await page.open(LINK.replace('0</b>', '3</b>'))
    await until(() => expect(said.errors).toHaveLength(1))
    expect([state(), quantities()]).toEqual(['uninitialized', ['3']])
  })
})

describe('a visitor without a cart', () => {
  it('sees the server HTML: no text changes and no formatter is created', async () => {
    const format = vi.spyOn(Intl, 'NumberFormat')
    await page.open(LINK)
    const nodes = [...document.querySelectorAll('b,i')].map(({firstChild}) => firstChild)
    await isRead()
    await pause(10)
    expect([...document.querySelectorAll('b,i')].map(({firstChild}) => firstChild)).toEqual(nodes)
    expect(format).not.toHaveBeenCalled()
    expect(page.calls()).toEqual([])
  })

  it('sees an empty cart, whatever the server HTML', async () => {
    await page.open(LINK.replace('0</b>', '3</b>').replace('$0.00', '$30.00'))
    await until(() => expect([quantities(), subtotals()]).toEqual([['0'], ['$0.00']]))
  })
})

describe('a cart that matches the server HTML', () => {
  it.each(['$20.00', '20,00 €', 'US$ 20.00'])('keeps %s as it is, without a formatter', async (text) => {
    const format = vi.spyOn(Intl, 'NumberFormat')
    fillCart(2)
    await page.open(LINK.replace('0</b>', '2</b>').replace('$0.00', text))
    await isRead()
    expect([quantities(), subtotals()]).toEqual([['2'], [text]])
    expect(format).not.toHaveBeenCalled()
  })
})

describe('a change of the cart', () => {
  it('appears in both places, in the page’s currency and language', async () => {
    page.setContext({
      website: {language: 'de-DE'},
      websiteSettings: {storeSettings: {selectedCurrency: 'EUR'}},
    })
    await page.open(LINK)
    await (await openCart()).add({itemId: 'mug', quantity: 3})
    await until(() => expect(quantities()).toEqual(['3']))
    expect(subtotals()).toEqual(['30,00\u00a0€'])
  })

  it('appears in every copy on the page', async () => {
    await page.open(LINK + PLATFORM.replace('</a>', '<u class="sqs-cart-quantity"></u></a>'))
    const other = document.querySelectorAll('a')[1]
    if (other) await page.mount(other)
    await (await openCart()).add({itemId: 'mug'})
    await until(() => expect(quantities()).toEqual(['1', '1', '1']))
    expect(subtotals()).toEqual(['$10.00', '$10.00'])
  })
})

describe('the number', () => {
  it.each([
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
    [5000, '100+', 'More than 100 items in cart'],
  ])('%i is shown as %s and read as "%s"', async (quantity, shown, label) => {
    fillCart(quantity)
    await page.open(LINK)
    await isRead()
    expect(quantities()).toEqual([shown])
    // the visible text is part of the name, for speech control
    getByRole(document.body, 'link', {
      name: `Cart ${shown} $${(quantity * 10).toLocaleString('en')}.00, ${label}`,
    })
  })

  it('of an empty cart is 0', async () => {
    await page.open(LINK)
    await isRead()
    getByRole(document.body, 'link', {name: 'Cart 0 $0.00, 0 items in cart'})
  })

  it('counts pieces, not entries', async () => {
    fillCart(2, 3)
    await page.open(LINK)
    await until(() => expect(quantities()).toEqual(['5']))
  })
})

describe('an empty element', () => {
  it('is filled', async () => {
    fillCart(2)
    await page.open(LINK.replace('$0.00', '').replace('0</b>', '</b>'))
    await isRead()
    expect([quantities(), subtotals()]).toEqual([['2'], ['$20.00']])
  })
})

describe('a link without parts', () => {
  it('shows a sentence', async () => {
    fillCart(1)
    const {element} = await page.open(BARE)
    await until(() => expect(element.textContent).toBe('One item in cart'))
    expect(element.hasAttribute('aria-label')).toBe(false)
  })

  it('includes the subtotal if the server HTML has one', async () => {
    fillCart(2)
    const {element} = await page.open(BARE.replace('data-items', 'data-subtotal="$0.00" data-items'))
    await until(() => expect(element.textContent).toBe('2 items in cart $20.00'))
  })

  it.each([
    ['<a data-vitrine="cart-indicator">Cart</a>', '/cart'],
    ['<a data-vitrine="cart-indicator" data-href="/basket">Cart</a>', '/basket'],
    ['<a data-vitrine="cart-indicator" data-href="/basket" href="/mine">Cart</a>', '/mine'],
    ['<a data-vitrine="cart-indicator" data-href="javascript:alert(1)">Cart</a>', '/cart'],
    ['<b data-vitrine="cart-indicator">Cart</b>', null],
  ])('%s leads to %s', async (html, href) => {
    const {element, unmount} = await page.open(html)
    expect(element.getAttribute('href')).toBe(href)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('a counter of the page keeps its words', () => {
  const link = (content: string) => `<a data-vitrine="cart-indicator" href="/cart">${content}</a>`

  it.each([
    ['Bag (0)', 'Bag (2)'],
    ['Bag <b>(0)</b>', 'Bag (2)'],
    ['<span>$0.00</span> <span>0 items</span>', '$20.00 2 items'],
    ['<span>0 items</span> <span>$0</span>', '2 items $20.00'],
    ['<span>Bag: 0</span>', 'Bag: 2'],
    ['<span>0 点</span>', '2 点'],
    ['<span>USD 0</span>', '$20.00'],
    ['<span>100+</span>', '2'],
  ])('%s', async (content, shown) => {
    fillCart(2)
    const {element, unmount} = await page.open(link(content))
    await until(() => expect(element.textContent).toBe(shown))
    expect(element.getAttribute('aria-label')).toContain('2 items in cart')
    unmount()
    expect(htmlOf()).toBe(htmlOf(link(content)))
  })
})

describe('the classes of an empty cart', () => {
  it('are removed when it is filled, and return', async () => {
    fillCart(1)
    await page.open(PLATFORM, 'a')
    expect(classes()).toEqual(['cart-quantity-zero', 'show-empty-cart-state', 'sqs-custom-cart', 'x'])
    await isRead()
    expect(classes()).toEqual(['sqs-custom-cart', 'x'])
    await (await openCart()).remove('0')
    await until(() => expect(quantities()).toEqual(['0']))
    expect(classes()).toEqual(['cart-quantity-zero', 'show-empty-cart-state', 'sqs-custom-cart', 'x'])
  })

  it('are not added on a site that hides empty carts', async () => {
    await page.open(PLATFORM.replace('show-empty-cart-state cart-quantity-zero', ''), 'a')
    await isRead()
    expect(classes()).toEqual(['cart-quantity-zero', 'sqs-custom-cart', 'x'])
  })
})

describe('texts of the page', () => {
  it('override the defaults, also later', async () => {
    fillCart(1)
    await setStrings({'cart-indicator.one': 'Ein Artikel'})
    const {element} = await page.open(BARE)
    await until(() => expect(element.textContent).toBe('Ein Artikel'))
    await setStrings({'cart-indicator.one': 'Un article'})
    await until(() => expect(element.textContent).toBe('Un article'))
  })
})

describe('unmounting', () => {
  it.each([LINK, BARE, PLATFORM])('restores the server HTML', async (html) => {
    fillCart(3)
    const {unmount} = await page.open(html, 'a')
    await isRead()
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
    await (await openCart()).update('0', 5)
    await pause(30)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('bad input', () => {
  it('reports an invalid count, and the widget works', async () => {
    fillCart(1)
    const {element} = await page.open('<a data-vitrine="cart-indicator" data-items="many">Cart</a>')
    await until(() => expect(element.textContent).toBe('One item in cart'))
    expect(said.warnings.map(([text]) => text)).toEqual([
      expect.stringContaining('data-items="many" is no whole number'),
    ])
  })
})

it('includes a pending line change immediately, and undoes it after a refusal', async () => {
  fillCart(2, 1)
  await page.open(LINK)
  await isRead()
  const no = hold(json({message: 'No.'}, 422))
  page.server.answer(no.answer, page.shop.answer)
  const {changeLine} = await import('../../src/actions/edit-cart.ts')
  const done = changeLine('0', 5)
  await until(() => expect([quantities(), subtotals()]).toEqual([['6'], ['$60.00']]))
  no.release()
  await done
  expect([quantities(), subtotals()]).toEqual([['3'], ['$30.00']])
})

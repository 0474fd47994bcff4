import {
  fireEvent,
  getAllByRole,
  getByLabelText,
  getByRole,
  getByText,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {cartHtml} from '../../test/helpers/cart-html.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {removeCookie, setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, drop, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()
const {server, calls} = page

const CART = '/api/commerce/shopping-cart'
const ENTRY = `${CART}/entries`
const SERVED = [
  {id: 'e1', title: 'Title of mug', quantity: 2},
  {id: 'e2', title: 'Title of bowl', quantity: 1},
]
const SERVED_HTML = cartHtml(SERVED, '$30.00')

beforeEach(() => {
  sessionStorage.clear()
  setCookie('hasCart')
  page.shop.entries.push(
    {id: 'e1', itemId: 'mug', sku: 'M', quantity: 2},
    {id: 'e2', itemId: 'bowl', sku: 'B', quantity: 1},
  )
})

/** An answer of the server that overrides its cart. */
const withCart = (rest: object): Answer => json({...Object(page.shop.cart()), ...rest})

const part = (name: string, within: ParentNode = document): HTMLElement => {
  const element = within.querySelector<HTMLElement>(`[data-cart="${name}"]`)
  if (!element) throw new Error(`there is no ${name}`)
  return element
}
const textOf = (name: string, within?: ParentNode): string => part(name, within).textContent.trim()
const lines = (): HTMLElement[] => [...part('lines').querySelectorAll<HTMLElement>(':scope > *')]
const line = (index: number): HTMLElement => lines()[index] ?? document.body
const quantity = (index: number): HTMLInputElement =>
  line(index).querySelector('input') ?? document.createElement('input')
const shownQuantities = () => lines().map((one) => one.querySelector('input')?.value)
const ready = () =>
  until(() =>
    expect(document.querySelector('[data-cart-state]')?.getAttribute('data-cart-state')).toBe('ready'),
  )

async function open(html = SERVED_HTML) {
  const opened = await page.open(html)
  await ready()
  return opened
}

/** Types into a field and leaves it. */
function type(input: HTMLInputElement, value: string): void {
  input.focus()
  fireEvent.input(input, {target: {value}})
  fireEvent.change(input)
}

/** The browser knows whether the visitor uses the keyboard. */
function isFocusVisible(element: Element, isVisible: boolean): void {
  const {matches} = Element.prototype
  vi.spyOn(element, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? isVisible : matches.call(element, selector),
  )
}

const undoButton = () => getByRole(document.body, 'button', {name: 'Undo'})

it('the visit is reported once, with the cart’s id, and not again when a line changes', async () => {
  await open()
  const id = Object(page.shop.cart()).id
  expect(await tracked('ViewCart')).toEqual([{cartId: id}])
  type(quantity(0), '3')
  await until(() => expect(calls()).toContain(`PUT ${ENTRY}/e1`))
  await ready()
  expect(await tracked('ViewCart')).toEqual([{cartId: id}])
})

describe('lines in the server HTML', () => {
  it('are taken over as they are, and restored', async () => {
    const nodes = (() => {
      document.body.innerHTML = SERVED_HTML
      return document.body.innerHTML
    })()
    const {element, unmount} = await open()
    expect(lines().map((one) => one.dataset.entryId)).toEqual(['e1', 'e2'])
    expect(calls()).toEqual([`GET ${CART}`])
    unmount()
    expect(htmlOf(element.outerHTML)).toBe(htmlOf(nodes))
  })

  it('keep their elements, and correct amounts are not formatted', async () => {
    const format = vi.spyOn(Intl, 'NumberFormat')
    document.body.innerHTML = SERVED_HTML
    const before = lines()
    const element = document.querySelector<HTMLElement>('[data-vitrine]') ?? document.body
    await page.mount(element)
    await ready()
    await pause(20)
    expect(lines()).toEqual(before)
    expect(format).not.toHaveBeenCalled()
  })

  it('follow the cart: lines are added, removed and changed', async () => {
    page.shop.entries.splice(0, 1)
    page.shop.entries.push({id: 'e3', itemId: 'vase', sku: null, quantity: 4})
    await open()
    expect(lines().map((one) => one.dataset.entryId)).toEqual(['e2', 'e3'])
    expect(textOf('title', line(1))).toBe('Title of vase')
    expect(textOf('line-total', line(1))).toBe('$40.00')
    expect(textOf('subtotal')).toBe('$50.00')
  })

  it('stay if no new line can be created, and the widget reports why', async () => {
    page.shop.entries.push({id: 'e3', itemId: 'vase', sku: null, quantity: 1})
    const bare = cartHtml([], '$0.00').replace(/<template data-slot="line">.*?<\/template>/s, '')
    const {fail} = await page.open(bare)
    await until(() => expect(fail).toHaveBeenCalledOnce())
    expect(String(fail.mock.calls[0]?.[0])).toMatch(/nothing to make a line of/)
  })

  it('are made like the first of the page’s own, where it has no template', async () => {
    page.shop.entries.push({id: 'e3', itemId: 'vase', sku: null, quantity: 4})
    const own = SERVED_HTML.replace(/<template data-slot="line">.*?<\/template>/s, '')
    expect(own).not.toContain('data-slot="line"')
    await page.open(own.replace(/(data-entry-id="e1")/, '$1 data-own'))
    await until(() => expect(lines()).toHaveLength(3))
    expect(textOf('title', line(2))).toBe('Title of vase')
    expect(lines().map((one) => one.hasAttribute('data-own'))).toEqual([true, false, true])
  })

  it('without a cookie of a cart are settled by one read', async () => {
    removeCookie('hasCart')
    const slow = hold(json({message: 'There is no cart.'}, 404))
    server.answer(slow.answer)
    await page.open(SERVED_HTML)
    await until(() => expect(calls()).toEqual([`GET ${CART}`]))
    expect(shownQuantities()).toEqual(['2', '1'])
    slow.release()
    await until(() => expect(part('empty').hidden).toBe(false))
    expect(lines()).toEqual([])
    expect(calls()).toHaveLength(1)
  })

  it('without a cookie that scripts can read are those of the shop, or stay if it does not answer', async () => {
    removeCookie('hasCart')
    page.shop.entries.splice(0, 1)
    await page.open(SERVED_HTML)
    await until(() => expect(shownQuantities()).toEqual(['1']))
    document.body.replaceChildren()
    vi.resetModules()
    server.answer(json({}, 403))
    await page.open(SERVED_HTML)
    // the code of the page before is still there, and reads the cart again like another tab
    await until(() => expect(said.errors).not.toHaveLength(0))
    expect(shownQuantities()).toEqual(['2', '1'])
  })

  it('of an element that is removed leave nothing behind', async () => {
    const {unmount} = await open()
    unmount()
    const cart = await openCart()
    await cart.update('e1', 5)
    expect(shownQuantities()).toEqual(['2', '1'])
  })
})

describe('a quantity', () => {
  it('is shown immediately with its total, and sent', async () => {
    await open()
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    type(quantity(0), '5')
    await until(() => expect(textOf('line-total', line(0))).toBe('$50.00'))
    expect(textOf('subtotal')).toBe('$60.00')
    expect(textOf('grand-total')).toBe('$60.00')
    await until(() => expect(part('totals').getAttribute('aria-busy')).toBe('true'))
    slow.release()
    await ready()
    await until(() => expect(textOf('grand-total')).toBe('$60.00'))
    expect(server.received.at(-1)).toMatchObject({method: 'PUT', url: `${ENTRY}/e1`})
  })

  it('is sent by Enter, once', async () => {
    const {user} = await open()
    await user.clear(quantity(0))
    await user.type(quantity(0), '3{Enter}')
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(3))
    await pause(20)
    expect(calls().filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  })

  it.each([
    ['1e3', 'Quantity must be a number.'],
    ['x', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['-1', 'Quantity must be from 0 to 9999.'],
    ['10000', 'Quantity must be from 0 to 9999.'],
  ])('of %s is not sent, stays and is marked', async (typed, message) => {
    await open()
    const input = quantity(0)
    input.type = 'text'
    type(input, typed)
    await until(() => expect(textOf('message', line(0))).toBe(message))
    expect(part('message', line(0)).hidden).toBe(false)
    expect(input.value).toBe(typed)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
    expect(calls()).toEqual([`GET ${CART}`])
    type(input, '4')
    await until(() => expect(part('message', line(0)).hidden).toBe(true))
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it.each(['３', ' 3 ', '3.0', '+3'])('of "%s" is three', async (typed) => {
    await open()
    quantity(0).type = 'text'
    type(quantity(0), typed)
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(3))
    await until(() => expect(quantity(0).value).toBe('3'))
  })

  it('that is cleared returns to its last value', async () => {
    await open()
    type(quantity(0), '')
    await until(() => expect(quantity(0).value).toBe('2'))
  })

  it('that is refused is reverted with the server’s message', async () => {
    await open()
    server.answer(
      json({message: 'Sorry, we do not have enough of that item available.'}, 422),
      page.shop.answer,
    )
    type(quantity(0), '50')
    await until(() =>
      expect(textOf('message', line(0))).toBe(
        'Unable to update quantity. Sorry, we do not have enough of that item available. The quantity is still 2, not 50.',
      ),
    )
    expect(quantity(0).value).toBe('2')
    expect(textOf('subtotal')).toBe('$30.00')
  })

  it('that is being typed is not lost when the cart changes', async () => {
    await open()
    const input = quantity(0)
    input.focus()
    fireEvent.input(input, {target: {value: '12'}})
    const cart = await openCart()
    await cart.update('e2', 4)
    await until(() => expect(textOf('line-total', line(1))).toBe('$40.00'))
    await cart.update('e1', 3)
    await until(() => expect(textOf('line-total', line(0))).toBe('$30.00'))
    expect(input.value).toBe('12')
    fireEvent.change(input)
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(12))
  })

  it('is not overwritten by an earlier answer, once something else was typed', async () => {
    await open()
    type(quantity(0), '4')
    fireEvent.input(quantity(0), {target: {value: '9'}})
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(4))
    await ready()
    expect(quantity(0).value).toBe('9')
    fireEvent.change(quantity(0))
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(9))
  })

  it('offline waits, shows that, and is sent when there is a connection', async () => {
    await open()
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer(drop)
    type(quantity(0), '5')
    await until(() => expect(textOf('message', line(0))).toMatch(/^Please check your internet connection\./))
    expect(quantity(0).value).toBe('5')
    isOnLine.mockReturnValue(true)
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await until(() => expect(part('message', line(0)).hidden).toBe(true))
    expect(page.shop.entries[0]?.quantity).toBe(5)
  })

  it('has buttons for one less and one more, up to the stock', async () => {
    page.shop.entries.splice(0, 2, {id: 'e1', itemId: 'mug', sku: 'M', quantity: 2, stock: 3})
    await open('<div data-vitrine="cart-page"></div>')
    expect(getByRole(line(0), 'button', {name: 'One more: Title of mug'})).toBe(part('more', line(0)))
    part('more', line(0)).click()
    await until(() => expect(shownQuantities()).toEqual(['3']))
    expect(part('more', line(0)).getAttribute('aria-disabled')).toBe('true')
    part('more', line(0)).click()
    part('less', line(0)).click()
    part('less', line(0)).click()
    await until(() => expect(shownQuantities()).toEqual(['1']))
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(1))
    part('less', line(0)).click()
    await until(() => expect(lines()).toHaveLength(0))
    undoButton()
  })

  it('changes no other line', async () => {
    await open()
    const changed: Node[] = []
    const observer = new MutationObserver((records) => changed.push(...records.map(({target}) => target)))
    observer.observe(line(1), {subtree: true, childList: true, attributes: true, characterData: true})
    type(quantity(0), '5')
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(5))
    await ready()
    await pause(10)
    expect(changed).toEqual([])
    observer.disconnect()
  })
})

describe('totals while a change is pending', () => {
  const KNOWN = {
    requiresShipping: true,
    selectedShippingOption: {id: 'ground'},
    shippingCostCents: 695,
    taxCents: 284,
    discountCents: 300,
    coupons: [{code: 'TEN', discountCents: 300}],
    shippingLocation: {country: 'US'},
    grandTotalCents: 3679,
  }
  const SUMS = ['subtotal', 'discount', 'shipping', 'tax', 'grand-total']
  const sums = () => SUMS.map((name) => textOf(name))
  const UNKNOWN = '…Calculating'

  it('that depend on more than the lines are unknown, and announced as such', async () => {
    server.answer(withCart(KNOWN))
    await open()
    const before = ['$30.00', '-$3.00', '$6.95', '$2.84', '$36.79']
    expect(sums()).toEqual(before)
    const slow = hold(json({message: 'No.'}, 422))
    server.answer(slow.answer, withCart(KNOWN))
    type(quantity(0), '5')
    await until(() =>
      expect([textOf('line-total', line(0)), ...sums()]).toEqual([
        '$50.00',
        '$60.00',
        ...Array(4).fill(UNKNOWN),
      ]),
    )
    expect(textOf('code-amount', part('codes'))).toBe(UNKNOWN)
    expect(part('grand-total').firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(part('totals').getAttribute('aria-busy')).toBe('true')
    expect(part('checkout').getAttribute('aria-disabled')).toBe('true')
    slow.release()
    await until(() =>
      expect(textOf('message', line(0))).toBe(
        'Unable to update quantity. No. The quantity is still 2, not 5.',
      ),
    )
    expect([textOf('line-total', line(0)), ...sums()]).toEqual(['$20.00', ...before])
    expect(textOf('code-amount', part('codes'))).toBe('-$3.00')
    expect(part('totals').hasAttribute('aria-busy')).toBe(false)
    expect(part('checkout').hasAttribute('aria-disabled')).toBe(false)
  })

  it('are the sums of the lines if nothing else is added', async () => {
    server.answer(withCart({requiresShipping: true}))
    await open()
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    type(quantity(0), '5')
    await until(() => expect(textOf('grand-total')).toBe('$60.00'))
    expect([textOf('subtotal'), textOf('shipping'), part('tax-row').hidden]).toEqual([
      '$60.00',
      'Later',
      true,
    ])
    slow.release()
    await ready()
  })

  it('are marked as provisional until the server has confirmed them', async () => {
    await open()
    const marks = () => SUMS.map((name) => part(name).getAttribute('data-provisional'))
    const NONE = Array(SUMS.length).fill(null)
    expect(marks()).toEqual(NONE)
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    type(quantity(0), '5')
    await until(() => expect(textOf('grand-total')).toBe('$60.00'))
    expect(marks()).toEqual(['Provisional', null, null, null, 'Provisional'])
    slow.release()
    await ready()
    expect(marks()).toEqual(NONE)
  })

  it('are marked as provisional while a code is sent', async () => {
    await open()
    const slow = hold(json({shoppingCart: page.shop.cart()}))
    server.answer(slow.answer)
    type(part('code') as HTMLInputElement, 'TEN')
    fireEvent.submit(part('code-form'))
    await until(() => expect(part('grand-total').dataset.provisional).toBe('Provisional'))
    slow.release()
    await until(() => expect(part('grand-total').dataset.provisional).toBeUndefined())
  })

  it('are the reason why the checkout waits', async () => {
    await open()
    const reason = () =>
      document.getElementById(part('checkout').getAttribute('aria-describedby') ?? '')?.textContent
    expect(reason()).toBeUndefined()
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const slow = hold(drop)
    server.answer(slow.answer, drop)
    type(quantity(0), '5')
    await until(() => expect(reason()).toBe('Updating your cart.'))
    slow.release()
    await until(() => expect(reason()).toMatch(/^Please check your internet connection\. You can check out/))
    isOnLine.mockReturnValue(true)
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await ready()
    expect(reason()).toBeUndefined()
  })

  it('stay unknown as long as there is no connection', async () => {
    server.answer(withCart(KNOWN))
    await open()
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer(drop)
    type(quantity(0), '5')
    await until(() => expect(textOf('message', line(0))).toMatch(/^Please check your internet connection\./))
    expect([textOf('subtotal'), textOf('grand-total')]).toEqual(['$60.00', UNKNOWN])
    expect(part('totals').getAttribute('aria-busy')).toBe('true')
    isOnLine.mockReturnValue(true)
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await ready()
    expect([textOf('subtotal'), textOf('grand-total')]).toEqual(['$60.00', '$60.00'])
  })
})

describe('while the cart is loading', () => {
  it('bars are shown, and a text for screen readers', async () => {
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    await page.open('<div data-vitrine="cart-page"></div>')
    await until(() => expect(textOf('loading')).toBe('Loading your cart…'))
    const bars = part('loading').querySelector('.vitrine-skeleton')
    expect(bars?.getAttribute('aria-hidden')).toBe('true')
    expect(bars?.childElementCount).toBe(3)
    document.dispatchEvent(new Event('vitrine:strings'))
    expect(part('loading').querySelector('.vitrine-skeleton')).toBe(bars)
    slow.release()
    await ready()
    expect(part('loading').hidden).toBe(true)
  })
})

describe('the checkout', () => {
  it.each([
    ['https://pay.example/c/1', 'https://pay.example/c/1'],
    ['/pay', '/pay'],
    ['javascript:alert(1)', '/checkout'],
    [undefined, '/checkout'],
  ])('with the cart’s address %s leads to %s', async (said, expected) => {
    server.answer(withCart({checkoutUrl: said}))
    await open()
    expect(part('checkout').getAttribute('href')).toBe(expected)
  })
})

describe('the message of a line', () => {
  const withStock = (qtyInStock: number) => {
    const [mug, bowl] = Object(page.shop.cart()).entries
    return withCart({entries: [{...mug, chosenVariant: {sku: 'M', qtyInStock}}, bowl]})
  }
  const refuse = async () => {
    server.answer(json({message: 'Sorry, we do not have enough of that item available.'}, 422), withStock(3))
    type(quantity(0), '9')
    await until(() =>
      expect(textOf('message', line(0))).toBe(
        'Unable to update quantity. Sorry, we do not have enough of that item available. Only 3 left. The quantity is still 2, not 9.',
      ),
    )
    server.answer(page.shop.answer)
  }

  it('shows the stock; the field shows the quantity in the cart', async () => {
    await open()
    await refuse()
    expect(quantity(0).value).toBe('2')
  })

  it('shows the quantity that the server has set instead', async () => {
    await open()
    const [mug, bowl] = Object(page.shop.cart()).entries
    server.answer(
      json({
        shoppingCart: {entries: [{...mug, quantity: 4}, bowl]},
        problems: [{code: 'few', message: 'Few are left.', entryId: 'e1', wanted: 9, taken: 4}],
      }),
    )
    type(quantity(0), '9')
    await until(() => expect(textOf('message', line(0))).toBe('Quantity set to 4, not 9. Few are left.'))
    expect(quantity(0).value).toBe('4')
    expect(calls().filter((call) => call.startsWith('GET'))).toEqual([])
  })

  it('shows the server’s message about a code, and keeps the typed text', async () => {
    await open()
    server.answer(
      json({shoppingCart: page.shop.cart(), problems: [{code: 'early', message: 'From Monday on.'}]}),
    )
    type(part('code') as HTMLInputElement, 'TEN')
    fireEvent.submit(part('code-form'))
    await until(() => expect(textOf('code-message')).toBe('From Monday on.'))
    expect((part('code') as HTMLInputElement).value).toBe('TEN')
  })

  it('about a code says that it was applied, or removed', async () => {
    await open('<div data-vitrine="cart-page"></div>')
    server.answer(json({shoppingCart: {...Object(page.shop.cart()), coupons: [{code: 'TEN'}]}}))
    const input = part('code') as HTMLInputElement
    input.focus()
    type(input, 'ten')
    fireEvent.submit(part('code-form'))
    const success = () => part('code-form').querySelector('.vitrine-success')?.textContent
    await until(() => expect(success()).toBe('The code ten was applied.'))
    expect(getByRole(document.body, 'status').textContent).toBe('The code ten was applied.')
    expect(part('code-message').hidden).toBe(true)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(document.activeElement).toBe(input)
    server.answer(json({shoppingCart: page.shop.cart()}))
    part('code-remove').click()
    await until(() => expect(success()).toBe('The code TEN was removed.'))
    server.answer(json({message: 'No.'}, 422), page.shop.answer)
    type(input, 'ELEVEN')
    fireEvent.submit(part('code-form'))
    await until(() => expect(textOf('code-message')).toBe('No.'))
    expect(success()).toBeUndefined()
  })

  it('disappears when something else is changed', async () => {
    await open()
    await refuse()
    type(quantity(1), '2')
    await until(() => expect(part('message', line(0)).hidden).toBe(true))
    await ready()
    await refuse()
    server.answer(json({shoppingCart: page.shop.cart()}))
    type(part('code') as HTMLInputElement, 'TEN')
    fireEvent.submit(part('code-form'))
    await until(() => expect(part('message', line(0)).hidden).toBe(true))
    expect(quantity(0).hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('removing', () => {
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  it('takes effect at once, without a question, and announces it', async () => {
    await open()
    const heard = hear('item-removed')
    part('remove', line(0)).focus()
    part('remove', line(0)).click()
    await until(() => expect(lines()).toHaveLength(1))
    expect(queryByRole(document.body, 'alertdialog')).toBeNull()
    expect(document.activeElement).toBe(undoButton())
    expect(getByRole(document.body, 'status').textContent).toBe('Title of mug was removed from your cart.')
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await until(() => expect(heard).toHaveLength(1))
  })

  it('by a double click removes one line, though the next one is under the pointer by then', async () => {
    await open()
    const click = (detail: number) =>
      part('remove', line(0)).dispatchEvent(
        new MouseEvent('click', {bubbles: true, cancelable: true, detail}),
      )
    click(1)
    await until(() => expect(lines()).toHaveLength(1))
    expect(click(2)).toBe(false)
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await ready()
    expect(lines()).toHaveLength(1)
    click(1)
    await until(() => expect(page.shop.entries).toHaveLength(0))
  })

  it('can be undone: the line is in its place again, with the focus in it', async () => {
    await open()
    part('remove', line(0)).focus()
    part('remove', line(0)).click()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await ready()
    undoButton().click()
    expect(shownQuantities()).toEqual(['2', '1'])
    expect(document.activeElement).toBe(part('remove', line(0)))
    expect(getByRole(document.body, 'status').textContent).toBe('Title of mug is back in your cart.')
    expect(queryByRole(document.body, 'button', {name: 'Undo'})).toBeNull()
    await until(() => expect(page.shop.entries).toHaveLength(2))
    await ready()
    expect(shownQuantities()).toEqual(['2', '1'])
    expect(textOf('title', line(0))).toBe('Title of mug')
    await until(() => expect(document.activeElement).toBe(part('remove', line(0))))
  })

  it('can be undone again before the shop has answered, with the focus in the line', async () => {
    await open()
    const press = () => {
      part('remove', line(0)).focus()
      part('remove', line(0)).click()
    }
    press()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await ready()
    const [adding, removing] = [hold(page.shop.answer), hold(page.shop.answer)]
    server.answer(adding.answer, removing.answer, page.shop.answer)
    undoButton().click()
    await until(() => expect(calls()).toEqual([`POST ${ENTRY}`]))
    press()
    await until(() => expect(shownQuantities()).toEqual(['1']))
    adding.release()
    await until(() => expect(calls()).toHaveLength(2))
    undoButton().click()
    expect(shownQuantities()).toEqual(['2', '1'])
    expect(document.activeElement).toBe(part('remove', line(0)))
    removing.release()
    await until(() => expect(calls()).toHaveLength(3))
    await ready()
    expect(page.shop.entries).toHaveLength(2)
    expect(shownQuantities()).toEqual(['2', '1'])
  })

  it('can be undone, and quick clicks go on where the line gets a new element meanwhile', async () => {
    await open('<div data-vitrine="cart-page"></div>')
    const more = (detail: number) =>
      part('more', line(0)).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail}))
    part('remove', line(0)).click()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await ready()
    const adding = hold(page.shop.answer)
    server.answer(adding.answer, page.shop.answer)
    undoButton().click()
    await until(() => expect(calls()).toHaveLength(1))
    more(1)
    await until(() => expect(shownQuantities()).toEqual(['3', '1']))
    const before = line(0)
    adding.release()
    await until(() => expect(line(0)).not.toBe(before))
    more(2)
    await until(() => expect(shownQuantities()).toEqual(['4', '1']))
    await ready()
    expect(page.shop.entries.map(({quantity}) => quantity)).toEqual([1, 4])
  })

  it('can be undone for eight seconds; then the focus moves on to the next line', async () => {
    await open()
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    part('remove', line(0)).focus()
    part('remove', line(0)).click()
    await vi.waitFor(() => expect(document.activeElement).toBe(undoButton()))
    // the visitor uses a mouse
    isFocusVisible(undoButton(), false)
    // waiting has moved the clock a little
    vi.advanceTimersByTime(7500)
    undoButton()
    vi.advanceTimersByTime(500)
    expect(queryByRole(document.body, 'button', {name: 'Undo'})).toBeNull()
    expect(document.activeElement).toBe(part('remove', line(0)))
  })

  it('stays undoable as long as the keyboard is on the button', async () => {
    await open()
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    part('remove', line(0)).focus()
    part('remove', line(0)).click()
    await vi.waitFor(() => expect(document.activeElement).toBe(undoButton()))
    isFocusVisible(undoButton(), true)
    vi.advanceTimersByTime(60_000)
    undoButton()
    part('checkout').focus()
    expect(queryByRole(document.body, 'button', {name: 'Undo'})).toBeNull()
    expect(document.activeElement).toBe(part('checkout'))
  })

  it('of two lines can be undone one by one', async () => {
    await open()
    part('remove', line(0)).click()
    await until(() => expect(lines()).toHaveLength(1))
    part('remove', line(0)).click()
    await until(() => expect(lines()).toHaveLength(0))
    const buttons = getAllByRole(document.body, 'button', {name: 'Undo'})
    expect(buttons).toHaveLength(2)
    for (const button of buttons) button.click()
    expect(shownQuantities()).toEqual(['2', '1'])
    await until(() => expect(page.shop.entries).toHaveLength(2))
    await ready()
    expect(lines().map((one) => textOf('title', one))).toEqual(['Title of mug', 'Title of bowl'])
  })

  it('ends with Escape, and with the widget', async () => {
    const {user, unmount} = await open()
    part('remove', line(0)).focus()
    part('remove', line(0)).click()
    await until(() => expect(document.activeElement).toBe(undoButton()))
    await user.keyboard('{Escape}')
    expect(document.querySelector('.vitrine-undo')).toBeNull()
    expect(document.activeElement).toBe(part('remove', line(0)))
    part('remove', line(0)).click()
    await until(() => undoButton())
    unmount()
    expect(document.querySelector('.vitrine-undo')).toBeNull()
    await until(() => expect(page.shop.entries).toEqual([]))
  })

  it('is offered again on the next page, for the rest of the time', async () => {
    await open()
    part('remove', line(0)).click()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await ready()
    const kept = sessionStorage.getItem('vitrine-removed') ?? ''
    undoButton()
    const [{until: end}] = JSON.parse(kept)
    expect(end - Date.now()).toBeLessThanOrEqual(8000)
    document.body.replaceChildren()
    vi.resetModules()
    await open(cartHtml(SERVED.slice(1), '$10.00'))
    await until(() => undoButton())
    undoButton().click()
    await until(() => expect(shownQuantities()).toEqual(['2', '1']))
    await until(() => expect(page.shop.entries).toHaveLength(2))
    await ready()
    expect(sessionStorage.getItem('vitrine-removed')).toBeNull()
  })

  it.each([['{'], ['[null]'], ['[{"entry": 1}]'], ['[{"entry": {"id": "e9"}, "until": 1}]']])(
    'is not offered for %s in storage, which is removed',
    async (text) => {
      sessionStorage.setItem('vitrine-removed', text)
      await open()
      await until(() => expect(sessionStorage.getItem('vitrine-removed')).toBeNull())
      expect(queryByRole(document.body, 'button', {name: 'Undo'})).toBeNull()
    },
  )

  it('the last line shows the empty cart; undoing it shows the line again', async () => {
    page.shop.entries.splice(1)
    await open(cartHtml(SERVED.slice(0, 1), '$20.00'))
    part('remove', line(0)).focus()
    part('remove', line(0)).click()
    await until(() => expect(part('empty').hidden).toBe(false))
    expect(part('full').hidden).toBe(true)
    expect(document.activeElement).toBe(undoButton())
    await until(() => expect(page.shop.entries).toEqual([]))
    await ready()
    undoButton().click()
    expect(part('full').hidden).toBe(false)
    await until(() => expect(page.shop.entries).toHaveLength(1))
  })

  it('by a quantity of 0 can be undone, too', async () => {
    await open()
    type(quantity(0), '0')
    await until(() => expect(page.shop.entries.map(({id}) => id)).toEqual(['e2']))
    undoButton().click()
    expect(shownQuantities()).toEqual(['2', '1'])
  })

  it('a refusal restores the line, and ends the offer', async () => {
    await open()
    server.answer(json({message: 'Not now.'}, 422), page.shop.answer)
    part('remove', line(0)).click()
    await until(() => expect(textOf('message', line(0))).toBe('Unable to remove item. Not now.'))
    expect(lines()).toHaveLength(2)
    await until(() => expect(queryByRole(document.body, 'button', {name: 'Undo'})).toBeNull())
  })

  it('that the shop does not undo says so', async () => {
    await open()
    part('remove', line(0)).click()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await ready()
    server.answer(json({message: 'Sold out.'}, 422), page.shop.answer)
    undoButton().click()
    await until(() =>
      expect(textOf('problem')).toBe('Unable to put Title of mug back in your cart. Sold out.'),
    )
    expect(lines()).toHaveLength(1)
  })
})

describe('codes', () => {
  const coupon = {code: 'TEN', name: '10% off', discountCents: 300}
  const shown = () => [...part('codes').children].map(({textContent}) => textContent.trim())

  it('are applied and removed', async () => {
    await open()
    server.answer(json({shoppingCart: {...Object(page.shop.cart()), coupons: [coupon], discountCents: 300}}))
    type(part('code') as HTMLInputElement, ' TEN ')
    fireEvent.submit(part('code-form'))
    await until(() => expect(shown()).toEqual(['TEN-$3.00Off']))
    expect(part('codes').hidden).toBe(false)
    expect(textOf('discount')).toBe('-$3.00')
    expect((part('code') as HTMLInputElement).value).toBe('')
    server.answer(json({shoppingCart: page.shop.cart()}))
    part('code-remove', part('codes')).click()
    await until(() => expect(part('codes').hidden).toBe(true))
    expect(calls().at(-1)).toBe('DELETE /api/3/commerce/cart/cart-1/codes/TEN')
  })

  it('that are refused stay in the field, with the reason and the focus', async () => {
    await open()
    server.answer(json({message: "That code isn't valid."}, 422), page.shop.answer)
    const input = part('code') as HTMLInputElement
    type(input, 'NONE')
    fireEvent.submit(part('code-form'))
    await until(() => expect(textOf('code-message')).toBe("That code isn't valid."))
    expect(input.value).toBe('NONE')
    expect(document.activeElement).toBe(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('that are missing are requested', async () => {
    await open()
    fireEvent.submit(part('code-form'))
    await until(() => expect(textOf('code-message')).toBe('Enter a code.'))
    expect(calls()).toEqual([`GET ${CART}`])
  })

  it('of any shape are shown, with the reason why one does not apply', async () => {
    server.answer(
      withCart({
        coupons: null,
        validCoupons: ['PLAIN', {promoCode: 'PROMO', title: 'A title'}, 7, null],
        invalidCoupons: [{code: 'OLD', message: 'Too late.'}, {}],
      }),
    )
    await open()
    expect(shown()).toEqual(['PLAINOff', 'PROMOOff', '7Off', 'OLDToo late.Off'])
  })
})

describe('shipping and taxes', () => {
  it('are requested with the form values', async () => {
    server.answer(withCart({requiresShipping: true}))
    await open()
    expect(part('location-form').hidden).toBe(false)
    expect([part('shipping-row').hidden, textOf('shipping')]).toEqual([false, 'Later'])
    server.answer(
      json({
        shoppingCart: {
          ...Object(page.shop.cart()),
          requiresShipping: true,
          shippingCostCents: 695,
          taxCents: 302,
          grandTotalCents: 3997,
          selectedShippingOption: {id: 'ground'},
        },
      }),
    )
    type(getByLabelText(document.body, 'Postal code'), '10001')
    fireEvent.submit(part('location-form'))
    await until(() => expect(textOf('shipping')).toBe('$6.95'))
    expect([textOf('tax'), textOf('grand-total')]).toEqual(['$3.02', '$39.97'])
    expect(server.received.at(-1)).toMatchObject({
      method: 'PUT',
      body: {country: 'US', postalCode: '10001', line1: ''},
    })
  })

  it('that are refused show the reason', async () => {
    server.answer(withCart({requiresShipping: true}))
    await open()
    server.answer(json({message: 'Enter a valid postal code for this country.'}, 422), page.shop.answer)
    fireEvent.submit(part('location-form'))
    await until(() => expect(textOf('location-message')).toBe('Enter a valid postal code for this country.'))
  })
})

describe('while the cart is being read', () => {
  async function openSlowly() {
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    await page.open(SERVED_HTML)
    return slow
  }

  it('what is clicked and typed waits, and is done afterwards', async () => {
    const {release} = await openSlowly()
    type(quantity(0), '5')
    part('remove', line(1)).click()
    await pause(50)
    expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([])
    release()
    await until(() => expect(page.shop.entries).toMatchObject([{id: 'e1', quantity: 5}]))
    await ready()
    expect(shownQuantities()).toEqual(['5'])
  })

  it('the checkout waits for what was typed', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const {release} = await openSlowly()
    type(quantity(0), '5')
    part('checkout').click()
    await pause(50)
    expect(assign).not.toHaveBeenCalled()
    release()
    await until(() => expect(assign).toHaveBeenCalledOnce())
    expect(page.shop.entries[0]?.quantity).toBe(5)
  })

  it('and cannot be, the browser sends the form of the line, and opens the checkout', async () => {
    server.answer(json({}, 403))
    await page.open(SERVED_HTML)
    await until(() => expect(part('full').closest('[data-cart-state=failed]')).not.toBeNull())
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
    part('remove', line(1)).click()
    await until(() => expect(sent.mock.contexts).toEqual([part('remove', line(1)).closest('form')]))
    part('checkout').click()
    await until(() => expect(assign).toHaveBeenCalledOnce())
  })
})

describe('the checkout link', () => {
  const goes = () => {
    const assign = vi.fn()
    vi.spyOn(location, 'assign').mockImplementation(assign)
    return assign
  }

  it('works if there is no problem', async () => {
    const went = goes()
    await open()
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledExactlyOnceWith('/checkout'))
  })

  it('leads to the shop, wherever the markup says', async () => {
    const went = goes()
    const served = cartHtml(SERVED, '$30.00').replace('"/checkout"', '"https://evil.example/checkout"')
    const {unmount} = await open(served)
    const own = `${location.origin}/checkout`
    expect(part('checkout').getAttribute('href')).toBe(own)
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledExactlyOnceWith(own))
    unmount()
    expect(part('checkout').getAttribute('href')).toBe('https://evil.example/checkout')
  })

  it('leads to the address of the shop’s cart, also on another origin', async () => {
    const went = goes()
    server.answer(withCart({checkoutUrl: 'https://pay.example/c/1'}))
    await open()
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledExactlyOnceWith('https://pay.example/c/1'))
  })

  it('waits for a code and a destination that were typed, which are sent first', async () => {
    const went = goes()
    server.answer(withCart({requiresShipping: true}))
    await open()
    fireEvent.input(getByLabelText(document.body, 'Code'), {target: {value: 'TEN'}})
    fireEvent.input(getByLabelText(document.body, 'Postal code'), {target: {value: '07030'}})
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledOnce())
    const id = Object(page.shop.cart()).id
    expect(calls().slice(-2)).toEqual([
      `POST /api/3/commerce/cart/${id}/codes`,
      `PUT /api/3/commerce/cart/${id}/shipping/location`,
    ])
  })

  it('waits for a code that was typed into the second of two forms', async () => {
    const went = goes()
    server.answer(withCart({}))
    const second =
      '<form data-cart="code-form"><label>Again <input name="code" data-cart="code"></label><button>Apply</button></form>'
    await open(cartHtml(SERVED, '$30.00').replace(/(<\/[a-z]+>)\s*$/, `${second}$1`))
    fireEvent.input(getByLabelText(document.body, 'Again'), {target: {value: 'TEN'}})
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledOnce())
    expect(calls()).toContain(`POST /api/3/commerce/cart/${Object(page.shop.cart()).id}/codes`)
  })

  it('stays closed for a code that the shop refuses, once', async () => {
    const went = goes()
    await open()
    const field = getByLabelText(document.body, 'Code')
    server.answer(json({message: "That code isn't valid."}, 422))
    fireEvent.input(field, {target: {value: 'NOTHING'}})
    part('checkout').click()
    await until(() => expect(textOf('code-message')).toBe("That code isn't valid."))
    await until(() => expect(document.activeElement).toBe(field))
    expect(went).not.toHaveBeenCalled()
    server.answer(page.shop.answer)
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledOnce())
  })

  it('waits for pending changes', async () => {
    const went = goes()
    await open()
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    type(quantity(0), '5')
    part('checkout').click()
    part('checkout').click()
    await until(() => expect(textOf('problem')).toMatch(/^Updating your cart\./))
    expect(went).not.toHaveBeenCalled()
    slow.release()
    await until(() => expect(went).toHaveBeenCalledOnce())
    expect(page.shop.entries[0]?.quantity).toBe(5)
    expect(part('problem').hidden).toBe(true)
  })

  it('shows a missing connection, and is left to the visitor once there is one', async () => {
    const went = goes()
    await open()
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer(drop)
    type(quantity(0), '5')
    part('checkout').click()
    await until(() => expect(textOf('problem')).toMatch(/You can check out once your changes are saved\.$/))
    isOnLine.mockReturnValue(true)
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await ready()
    await until(() => expect(part('problem').hidden).toBe(true))
    expect(went).not.toHaveBeenCalled()
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledOnce())
  })

  it('is blocked while a quantity is invalid', async () => {
    const went = goes()
    await open()
    quantity(1).type = 'text'
    type(quantity(1), 'x')
    part('checkout').click()
    await until(() => expect(textOf('problem')).toBe('Update the missing or invalid information above.'))
    expect(document.activeElement).toBe(quantity(1))
    type(quantity(1), '1')
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledOnce())
  })

  it('is blocked while the stock is lower than the cart’s quantity', async () => {
    const [mug, bowl] = Object(page.shop.cart()).entries
    server.answer(withCart({entries: [{...mug, chosenVariant: {sku: 'M', qtyInStock: 1}}, bowl]}))
    const went = goes()
    await open()
    expect(textOf('message', line(0))).toBe(
      'Sorry, we do not have enough of that item available. Only 1 left.',
    )
    part('checkout').click()
    await until(() => expect(part('problem').hidden).toBe(false))
    expect(went).not.toHaveBeenCalled()
  })

  it('is blocked below the minimum, and shows it', async () => {
    const went = goes()
    await open(cartHtml(SERVED, '$30.00', {minimumOrderSubtotal: {currency: 'USD', value: '50.00'}}))
    expect(textOf('minimum')).toBe('To check out, your order subtotal must be $50.00 or more.')
    expect(part('checkout').getAttribute('aria-disabled')).toBe('true')
    part('checkout').click()
    await pause(30)
    expect(went).not.toHaveBeenCalled()
    type(quantity(0), '4')
    await until(() => expect(part('minimum').hidden).toBe(true))
    part('checkout').click()
    await until(() => expect(went).toHaveBeenCalledOnce())
  })
})

describe('stock', () => {
  it('is reported from the line when it changes', async () => {
    const entries = (qtyInStock: number) =>
      Object(page.shop.cart()).entries.map((entry: object) => ({
        ...entry,
        chosenVariant: {sku: 'M', qtyInStock},
      }))
    server.answer(withCart({entries: entries(9)}))
    await open()
    const heard = hear('stock-change')
    server.answer(withCart({entries: entries(1)}))
    await (await openCart()).refresh()
    await until(() => expect(heard).toHaveLength(2))
    expect(heard[0]).toMatchObject({
      target: line(0),
      detail: {entryId: 'e1', itemId: 'mug', sku: 'M', qtyInStock: 1, previous: 9},
    })
  })
})

describe('unusual carts', () => {
  const odd = (entry: object, rest: object = {}) =>
    json({id: 'c', entries: [{id: 'e1', itemId: 'mug', title: 'Mug', quantity: 2, ...entry}], ...rest})

  it('without lists, with negative amounts', async () => {
    server.answer(
      odd(
        {subTotal: -500, purchasePriceCents: -250},
        {shippingOptions: null, coupons: null, validCoupons: 3, subtotalCents: -500, grandTotalCents: -500},
      ),
    )
    await open()
    expect([textOf('line-total', line(0)), textOf('subtotal'), textOf('grand-total')]).toEqual([
      '-$5.00',
      '-$5.00',
      '-$5.00',
    ])
  })

  it('with free items', async () => {
    server.answer(odd({subTotal: 0, purchasePriceCents: 0}, {subtotalCents: 0, grandTotalCents: 0}))
    await open()
    expect([textOf('price', line(0)), textOf('line-total', line(0)), textOf('subtotal')]).toEqual([
      '$0.00',
      '$0.00',
      '$0.00',
    ])
  })

  it('with removed items: without title, picture or page', async () => {
    server.answer(odd({title: null, productUrl: null, imageUrl: null, chosenVariant: null, sku: 'M'}))
    await open()
    expect(textOf('title', line(0))).toBe('M')
  })

  it('with an item that has no name and no price: it is called an item, and is not free', async () => {
    const nothing = {title: null, sku: null, itemId: null, chosenVariant: null, productUrl: null}
    server.answer(odd({...nothing, purchasePriceCents: null, subTotal: null}))
    await open()
    expect([textOf('title', line(0)), textOf('price', line(0)), textOf('line-total', line(0))]).toEqual([
      'Item',
      '',
      '',
    ])
    expect(textOf('remove', line(0))).toBe('Remove Item')
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'https://shop@evil.example/',
  ])('with %j as an item’s page: the link stays the server’s', async (address) => {
    server.answer(odd({productUrl: address, imageUrl: address, additionalFieldsForm: {fields: []}}))
    await open()
    for (const link of line(0).querySelectorAll('a,img'))
      for (const name of ['href', 'src']) expect(link.getAttribute(name)).not.toBe(address)
    expect(part('title', line(0)).getAttribute('href')).not.toBe(address)
  })

  it('of lines, codes and totals follow the currency of the cart', async () => {
    const coupons = [{code: 'TEN', discountCents: 100}]
    server.answer(withCart({currency: 'EUR', coupons, discountCents: 100}))
    const {store} = await import('../../src/page/store/store.ts')
    const {refreshCart} = await import('../../src/actions/index.ts')
    await open()
    const amounts = () => [
      textOf('price', line(0)),
      textOf('line-total', line(0)),
      textOf('code-amount'),
      textOf('subtotal'),
    ]
    await until(() => expect(amounts()).toEqual(['€10.00', '€20.00', '-€1.00', '€30.00']))
    server.answer(withCart({currency: 'USD', coupons, discountCents: 100}))
    await refreshCart(true)
    expect(amounts()).toEqual(['$10.00', '$20.00', '-$1.00', '$30.00'])
    server.answer(withCart({currency: 'KWD', minorUnits: 2, coupons, discountCents: 100}))
    await refreshCart(true)
    expect(amounts()[0]).toBe('KWD\u00a010.00')
    expect(store.getState().cart?.currency).toBe('KWD')
  })

  it('with an unknown currency', async () => {
    server.answer(odd({purchasePriceCents: 1234, subTotal: 2468}))
    await open(cartHtml(SERVED, '$30.00', {storeCurrency: 'not money'}))
    expect(textOf('line-total', line(0))).toBe('24.68 NOT MONEY')
  })

  it('in yen, in the shopper’s language', async () => {
    server.answer(odd({purchasePriceCents: 1200, subTotal: 2400}, {grandTotalCents: 2400}))
    await open(cartHtml(SERVED, '$30.00', {storeCurrency: 'JPY', formattingLocale: 'ja-JP'}))
    expect(textOf('grand-total')).toBe('￥2,400')
  })

  const FILLED_IN = {
    chosenVariant: {sku: 'M', attributes: {Size: 'Large'}},
    additionalFields: {
      a: 'Ada <i>L.</i>',
      b: ['x', 'y'],
      c: {Sure: ['2']},
      d: ['12', '24', '2026'],
      e: 'hunter2',
      f: 'none',
      g: ['', '', '', 'AM'],
    },
    additionalFieldsForm: {
      fields: [
        {id: 'a', title: 'Name'},
        {id: 'c', title: 'Mood', type: 'likert'},
        {id: 'd', title: 'When', type: 'date'},
        {id: 'e', title: 'Secret', type: 'password'},
        {id: 'f', title: 'Campaign', type: 'hidden'},
        {id: 'g', title: 'At', type: 'time'},
      ],
    },
  }
  const details = () => [...part('details', line(0)).children].map(({textContent}) => textContent)

  it('with form values, as text, by the type of each field', async () => {
    server.answer(odd(FILLED_IN))
    await open()
    await until(() =>
      expect(details()).toEqual([
        'SizeLarge',
        'NameAda <i>L.</i>',
        'MoodSure: Strongly Agree',
        'WhenDecember 24, 2026',
        'bx, y',
      ]),
    )
    await setStrings({'form.2': 'Yes, very much'})
    await until(() => expect(details()).toContain('MoodSure: Yes, very much'))
  })

  it('with the server’s own details, which stay unchanged', async () => {
    server.answer(odd({...FILLED_IN, additionalFields: {d: ['12', '24', '2026']}}))
    const served =
      '<div><dt>Size</dt> <dd>Large</dd></div><div><dt>When</dt> <dd>December 24, 2026</dd></div>'
    const [before = '', after = ''] = SERVED_HTML.split('data-entry-id="e1"')
    const filled = after.replace('data-cart="details" hidden>', `data-cart="details">${served}`)
    const html = `${before}data-entry-id="e1"${filled}`
    const changed: unknown[] = []
    await page.open(html)
    const observer = new MutationObserver((records) => changed.push(...records))
    observer.observe(part('details', line(0)), {subtree: true, childList: true, attributes: true})
    await ready()
    await until(() => expect(textOf('title', line(0))).toBe('Mug'))
    await pause(50)
    expect(changed).toEqual([])
    expect(details()).toEqual(['Size Large', 'When December 24, 2026'])
    observer.disconnect()
  })

  it('with empty or duplicate ids', async () => {
    server.answer(json({id: 'c', entries: [{title: 'A', quantity: 1}, {title: 'B', quantity: 1}, null]}))
    await open()
    expect(lines().map((one) => textOf('title', one))).toEqual(['A', 'B'])
  })

  it('with 500 lines: one update writes one line', async () => {
    const entries = Array.from({length: 500}, (_, index) => ({
      id: `l${index}`,
      itemId: `i${index}`,
      sku: null,
      quantity: 1,
    }))
    page.shop.entries.splice(0, 9, ...entries)
    await open(cartHtml([], '$0.00'))
    expect(lines()).toHaveLength(500)
    const changed = new Set<Element | null>()
    const observer = new MutationObserver((records) => {
      for (const {target} of records)
        changed.add(
          (target instanceof Element ? target : target.parentElement)?.closest('[data-entry-id]') ?? null,
        )
    })
    observer.observe(part('lines'), {subtree: true, childList: true, attributes: true, characterData: true})
    type(quantity(250), '3')
    await until(() => expect(page.shop.entries[250]?.quantity).toBe(3))
    await ready()
    expect([...changed]).toEqual([line(250)])
    observer.disconnect()
  })
})

describe('an element that the server left empty', () => {
  const PLATFORM = `<div id="sqs-cart-root"><script type="application/json">{"storeCurrency": "USD", "continueShoppingLinkUrl": "/all", "formattingLocale": "en-US"}</script><div id="sqs-cart-container"></div></div>`
  const openEmpty = async (html = PLATFORM, selector = '#sqs-cart-root') => {
    const opened = await page.open(html, selector)
    await ready()
    return opened
  }

  it('has no link to an invalid address', async () => {
    await openEmpty(PLATFORM.replace('/all', 'javascript:alert(1)'))
    expect(part('continue').getAttribute('href')).toBe(`${location.origin}/`)
    expect(document.querySelector('[href^=javascript]')).toBeNull()
  })

  it('is filled with everything that a cart page has', async () => {
    const {element, unmount} = await openEmpty()
    expect(document.querySelector('#sqs-cart-container .cart-page__lines')).toBe(part('lines'))
    expect(lines().map((one) => textOf('title', one))).toEqual(['Title of mug', 'Title of bowl'])
    expect(part('continue').getAttribute('href')).toBe('/all')
    expect(getByRole(element, 'link', {name: 'Checkout'})).toBeDefined()
    expect(getByRole(line(0), 'spinbutton', {name: 'Quantity Title of mug'})).toBe(quantity(0))
    type(quantity(0), '3')
    await until(() => expect(page.shop.entries[0]?.quantity).toBe(3))
    await ready()
    unmount()
    expect(htmlOf()).toBe(htmlOf(PLATFORM))
  })

  it('shows that it is loading, and errors', async () => {
    const slow = hold(json({error: 'x'}, 500))
    server.answer(slow.answer)
    await page.open(PLATFORM, '#sqs-cart-root')
    await until(() => expect(textOf('loading')).toBe('Loading your cart…'))
    slow.release()
    await waitFor(
      () => expect(textOf('loading')).toBe("We couldn't load your cart. Please reload the page."),
      {
        timeout: 5000,
      },
    )
    expect(part('empty').hidden).toBe(true)
  })

  it('shows errors from before it has loaded', async () => {
    server.answer(json({entries: null, totalQuantity: 2}))
    const errors = hear('error')
    const {startCart} = await import('../../src/page/store/start.ts')
    setCookie('hasCart')
    startCart()
    await until(() => expect(errors).toHaveLength(1))
    await page.open(PLATFORM, '#sqs-cart-root')
    await until(() => expect(textOf('loading')).toBe("We couldn't load your cart. Please reload the page."))
  })

  it.each([
    [true, {}],
    [false, {offersCodes: false}],
  ])('has a field for codes except where the shop takes none: %s', async (hasField, options) => {
    await open(`<div data-vitrine="cart-page" data-options='${JSON.stringify(options)}'></div>`)
    expect(lines()).toHaveLength(2)
    expect(!!document.querySelector('[data-cart=code-form]')).toBe(hasField)
  })

  it('shows the cart of the page until the server’s has loaded', async () => {
    const slow = hold(page.shop.answer)
    server.answer(slow.answer)
    const cart = {entries: [{id: 'e9', title: 'Served', quantity: 1, purchasePriceCents: 500}]}
    const html = `<div data-vitrine="cart-page" data-options='${JSON.stringify({cart})}'></div>`
    await page.open(html)
    await until(() => expect(lines().map((one) => textOf('title', one))).toEqual(['Served']))
    slow.release()
    await until(() => expect(lines()).toHaveLength(2))
  })

  it('uses an author’s templates', async () => {
    page.shop.entries.length = 0
    await openEmpty(
      `<div data-vitrine="cart-page"><template data-slot="empty"><p>Bare <a href="/x">shelves</a></p></template>
      <template data-slot="below-totals"><p id="below">Wrapped by hand.</p></template>
      <template data-slot="line"><li class="mine"><b data-cart="title"></b><input data-cart="quantity"></li></template>
      <p>Reload</p></div>`,
      '[data-vitrine]',
    )
    expect(part('empty').textContent).toContain('Bare shelves')
    expect(part('summary').contains(document.getElementById('below'))).toBe(true)
    expect(getByText(document.body, 'Reload').hidden).toBe(true)
    await (await openCart()).add({itemId: 'vase'})
    await until(() => expect(lines().map(({className}) => className)).toEqual(['mine']))
  })

  it('uses the page’s texts, also when they load late', async () => {
    await openEmpty()
    await setStrings({'cart-page.remove': 'Weg damit', 'cart-page.checkout': 'Zur Kasse'})
    await until(() => expect(textOf('checkout')).toBe('Zur Kasse'))
    expect(textOf('remove', line(0))).toMatch(/^Weg damit/)
    await (await openCart()).add({itemId: 'vase'})
    await until(() => expect(lines()).toHaveLength(3))
    expect(textOf('remove', line(2))).toMatch(/^Weg damit/)
  })

  it('with unreadable options reports them once, and works', async () => {
    await openEmpty(PLATFORM.replace(/\{.*\}/, '{oops'))
    expect(said.warnings).toEqual([
      [expect.stringContaining('cart-page: script is not JSON'), expect.anything()],
    ])
    expect(lines()).toHaveLength(2)
  })
})

describe('a field with limits', () => {
  const LIMITED = SERVED_HTML.replaceAll('type="number"', 'type="number" min="6" step="6" max="20"')

  it.each([
    ['7', 'Quantity must be in steps of 6, such as 12.'],
    ['3', 'Quantity must be from 6 to 18.'],
    ['30', 'Quantity must be from 6 to 18.'],
  ])('refuses %s', async (typed, message) => {
    await open(LIMITED)
    type(quantity(0), typed)
    await until(() => expect(textOf('message', line(0))).toBe(message))
    expect(calls().filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('takes a quantity that they allow', async () => {
    await open(LIMITED)
    type(quantity(0), '12')
    await until(() => expect(calls()).toContain(`PUT ${ENTRY}/e1`))
  })
})

describe('inside a form of the page', () => {
  const HOST = `<form id="host" action="/search">${SERVED_HTML.replace(/<(\/?)form/g, '<$1div')}</form>`

  async function openIn(html: string) {
    const opened = await open(html)
    let submits = 0
    document.querySelector('#host')?.addEventListener('submit', (event) => {
      submits++
      event.preventDefault()
    })
    return {...opened, submits: () => submits}
  }

  it('Enter in a quantity changes the line, and sends nothing else', async () => {
    const {user, submits} = await openIn(HOST)
    await user.clear(quantity(0))
    await user.type(quantity(0), '5{Enter}')
    await until(() => expect(calls()).toContain(`PUT ${ENTRY}/e1`))
    expect(submits()).toBe(0)
  })

  it.each([
    ['Enter', '{Enter}'],
    ['its button', ''],
  ])('a code is applied by %s', async (_, key) => {
    const {user, submits} = await openIn(HOST)
    await user.type(part('code'), `WELCOME${key}`)
    if (!key) await user.click(getByRole(part('code-form'), 'button'))
    await until(() => expect(calls().join()).toContain('/cart-1/codes'))
    expect(submits()).toBe(0)
  })

  it('the destination is estimated by Enter', async () => {
    const {user, submits} = await openIn(
      HOST.replace('data-cart="location-form" hidden', 'data-cart="location-form"'),
    )
    server.answer(json({shoppingCart: page.shop.cart()}))
    await user.type(getByLabelText(document.body, 'Postal code'), '10001{Enter}')
    await until(() =>
      expect(server.received.at(-1)?.body).toMatchObject({postalCode: '10001', country: 'US'}),
    )
    expect(submits()).toBe(0)
  })

  it('receives no event of the forms that the widget renders', async () => {
    const {user, submits} = await openIn('<form id="host"><div data-vitrine="cart-page"></div></form>')
    await user.type(part('code'), 'WELCOME{Enter}')
    await until(() => expect(calls().join()).toContain('/cart-1/codes'))
    expect(submits()).toBe(0)
  })
})

describe('another variant of a line', () => {
  const CHOICES = '<option value="M" selected>Medium</option><option value="L">Large</option>'
  const variants = (choices: string) =>
    `<details data-cart="variants" hidden><summary>Change options</summary><form action="/cart/variant">
    <select data-cart="variant" aria-label="Options">${choices}</select><button>Change</button></form>
    <p data-cart="variant-message" role="alert" hidden></p></details>`

  /** The server has rendered the choices of the mug. */
  const openVariants = () =>
    open(
      SERVED_HTML.split('<b data-cart="line-total">')
        .map((html) => html + variants(html.includes('data-entry-id="e1"') ? CHOICES : ''))
        .join('<b data-cart="line-total">'),
    )
  const choose = (index: number, sku: string) => {
    fireEvent.change(part('variant', line(index)), {target: {value: sku}})
    fireEvent.click(getByText(line(index), 'Change'))
  }
  const held = () => page.shop.entries.map(({sku, quantity: pieces}) => `${pieces} ${sku}`)
  const isOffered = (index: number) => !part('variants', line(index)).hidden
  const refusal = (index: number) => textOf('variant-message', line(index))

  it('is added first, then the line is removed; the new line has the same choices', async () => {
    await openVariants()
    expect([0, 1].map(isOffered)).toEqual([true, false])
    choose(0, 'L')
    await until(() => expect(shownQuantities()).toEqual(['1', '2']))
    await until(() => expect(held()).toEqual(['1 B', '2 L']))
    expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([`POST ${ENTRY}`, `DELETE ${ENTRY}/e1`])
    expect(part('variant', line(1))).toHaveProperty('value', 'L')
    expect(isOffered(1)).toBe(true)
    expect(queryByRole(document.body, 'button', {name: 'Undo'})).toBeNull()
    choose(1, 'M')
    await until(() => expect(held()).toEqual(['1 B', '2 M']))
  })

  it('joins the line that the cart has of it', async () => {
    page.shop.entries.push({id: 'e3', itemId: 'mug', sku: 'L', quantity: 3})
    await openVariants()
    await until(() => expect(lines()).toHaveLength(3))
    choose(0, 'L')
    await until(() => expect(shownQuantities()).toEqual(['1', '5']))
  })

  it('a refusal is shown at the line, which stays', async () => {
    await openVariants()
    server.answer(json({message: 'No more of it.'}, 422), page.shop.answer)
    choose(0, 'L')
    await until(() => expect(refusal(0)).toBe('Unable to change the options. No more of it.'))
    expect(held()).toEqual(['2 M', '1 B'])
    expect(shownQuantities()).toEqual(['2', '1'])
  })

  it('a removal that fails loses nothing, and says so at the line', async () => {
    await openVariants()
    server.answer(page.shop.answer, json({message: 'Not now.'}, 422), page.shop.answer)
    choose(0, 'L')
    await until(() => expect(textOf('message', line(0))).toContain('Unable to remove item. Not now.'))
    expect(held()).toEqual(['2 M', '1 B', '2 L'])
  })

  it('what the shop does not have stays as it was', async () => {
    await openVariants()
    server.answer((response, request) => {
      page.shop.answer(response, {...request, body: {...Object(request.body), quantity: 1}})
    }, page.shop.answer)
    choose(0, 'L')
    await until(() => expect(held()).toEqual(['1 M', '1 B', '1 L']))
    await until(() => expect(refusal(0)).toBe('Sorry, we do not have enough of that item available.'))
    expect(shownQuantities()).toEqual(['1', '1', '1'])
  })
})

import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {until} from '../../test/helpers/until.ts'
import {setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const LINK = '<a class="sqs-custom-cart" href="/cart">Cart</a>'
const optionsOf = (rest: object = {}) =>
  `data-options='${JSON.stringify({storeCurrency: 'USD', formattingLocale: 'en-US', ...rest})}'`

beforeEach(() => {
  sessionStorage.clear()
  setCookie('hasCart')
  page.shop.entries.push(
    {id: 'e1', itemId: 'mug', sku: 'M', quantity: 2},
    {id: 'e2', itemId: 'bowl', sku: 'B', quantity: 1},
  )
})

async function setMode(cart: string | undefined): Promise<void> {
  const {page: settings} = await import('../../src/page/page.ts')
  settings().cart = cart
}

async function open(inside = '', rest: object = {}, mode: string | undefined = 'drawer') {
  await setMode(mode)
  const opened = await page.open(`${LINK}<div data-vitrine="cart-drawer" ${optionsOf(rest)}>${inside}</div>`)
  return opened
}

const dialog = (): HTMLElement => getByRole(document.body, 'dialog', {name: 'Your cart'})
const noDialog = () => expect(queryByRole(document.body, 'dialog')).toBeNull()
const within = (selector: string): HTMLElement => {
  const element = dialog().querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`the drawer has no ${selector}`)
  return element
}
const lines = () => [...dialog().querySelectorAll<HTMLElement>('[data-cart=lines] > li')]
const press = (link = document.querySelector<HTMLElement>('.sqs-custom-cart')): boolean =>
  link?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})) ?? true

async function openByLink(inside = '', rest: object = {}) {
  const opened = await open(inside, rest)
  press()
  await until(() => expect(lines()).toHaveLength(2))
  return opened
}

describe('the drawer', () => {
  it('opens by the cart link, with the cart in it', async () => {
    const heard = hear('cart-open', 'cart-close')
    await open()
    noDialog()
    expect(press()).toBe(false)
    await until(() => expect(lines()).toHaveLength(2))
    expect(lines()[0]?.querySelector('[data-cart=title]')?.textContent).toBe('Title of mug')
    expect(lines()[0]?.querySelector('input')?.value).toBe('2')
    expect(within('[data-cart=subtotal]').textContent).toBe('$30.00')
    expect(within('[data-cart=checkout]').getAttribute('href')).toMatch(/\/checkout$/)
    getByRole(dialog(), 'button', {name: 'Close'}).click()
    noDialog()
    expect(heard).toMatchObject([
      {name: 'cart-open', detail: {reason: 'link'}},
      {name: 'cart-close', detail: {cart: {totalQuantity: 3}}},
    ])
  })

  it('has no field for codes where the shop takes none', async () => {
    await openByLink('', {offersCodes: false})
    expect(dialog().querySelector('[data-cart=code-form]')).toBeNull()
    expect(within('[data-cart=subtotal]').textContent).toBe('$30.00')
  })

  it('returns the focus to the link, and has its language, though browsers may not focus a clicked link', async () => {
    await open()
    const link = document.querySelector<HTMLElement>('.sqs-custom-cart')
    link?.setAttribute('lang', 'de')
    press()
    await until(() => expect(lines()).toHaveLength(2))
    expect(dialog().lang).toBe('de')
    getByRole(dialog(), 'button', {name: 'Close'}).click()
    expect(document.activeElement).toBe(link)
  })

  it('leaves clicks for a new tab to the browser', async () => {
    await open()
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true})
    document.querySelector('.sqs-custom-cart')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    noDialog()
  })

  it('opens when something is added, and announces it', async () => {
    const heard = hear('cart-open')
    await open()
    const cart = await openCart()
    await cart.add({itemId: 'vase', sku: 'V'})
    await until(() => expect(lines()).toHaveLength(3))
    await until(() =>
      expect(getByRole(dialog(), 'status').textContent).toBe('Title of vase was added to your cart'),
    )
    expect(heard).toMatchObject([{detail: {reason: 'added'}}])
  })

  it('opens for the item that it was loaded for', async () => {
    const cart = await openCart()
    await cart.add({itemId: 'vase', sku: 'V'})
    await open()
    await until(() => expect(lines()).toHaveLength(3))
  })

  it.each([['popover'], ['none'], ['page'], [undefined]])(
    'stays closed with data-cart="%s"',
    async (mode) => {
      await open('', {}, mode)
      await setMode(mode)
      const cart = await openCart()
      await cart.add({itemId: 'vase', sku: 'V'})
      expect(press()).toBe(true)
      noDialog()
    },
  )

  it('stays closed on a page that shows the cart', async () => {
    await open()
    document.body.insertAdjacentHTML('beforeend', '<div data-vitrine="cart-page"></div>')
    expect(press()).toBe(true)
    noDialog()
  })

  it('removes a line at once, and undoes it', async () => {
    await openByLink()
    getByRole(dialog(), 'button', {name: 'Remove Title of mug'}).click()
    await until(() => expect(lines()).toHaveLength(1))
    getByRole(dialog(), 'button', {name: 'Undo'}).click()
    expect(lines()).toHaveLength(2)
    await until(() => expect(page.calls().at(-1)).toMatch(/^POST/))
    await until(() => expect(within('[data-cart=totals]').getAttribute('aria-busy')).toBeNull())
    expect(page.shop.entries).toHaveLength(2)
  })

  it('offers Undo again when it opens again', async () => {
    await openByLink()
    getByRole(dialog(), 'button', {name: 'Remove Title of mug'}).click()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    getByRole(dialog(), 'button', {name: 'Close'}).click()
    press()
    await until(() => getByRole(dialog(), 'button', {name: 'Undo'}))
    // the live region has to be there before its text
    const status = getByRole(dialog(), 'status')
    expect(status.textContent).toBe('')
    await until(() => expect(status.textContent).toBe('Title of mug was removed from your cart.'))
    getByRole(dialog(), 'button', {name: 'Undo'}).click()
    await until(() => expect(lines()).toHaveLength(2))
    await until(() => expect(page.shop.entries).toHaveLength(2))
    await until(() => expect(within('[data-cart=totals]').getAttribute('aria-busy')).toBeNull())
  })

  it('does not offer it for a removal that the shop has refused, or that the page has undone', async () => {
    await openByLink()
    const refusal = hold(json({message: 'Not now.'}, 422))
    page.server.answer(refusal.answer, page.shop.answer)
    getByRole(dialog(), 'button', {name: 'Remove Title of mug'}).click()
    await until(() => expect(page.calls()).toHaveLength(1))
    getByRole(dialog(), 'button', {name: 'Close'}).click()
    press()
    await until(() => getByRole(dialog(), 'button', {name: 'Undo'}))
    getByRole(dialog(), 'button', {name: 'Close'}).click()
    refusal.release()
    await until(() => expect(sessionStorage.length).toBe(0))
    press()
    await until(() => expect(lines()).toHaveLength(2))
    expect(queryByRole(dialog(), 'button', {name: 'Undo'})).toBeNull()
    const heard = hear('item-removed')
    getByRole(dialog(), 'button', {name: 'Remove Title of mug'}).click()
    await until(() => expect(heard).toHaveLength(1))
    await Object(heard[0]?.detail).undo()
    await until(() => expect(lines()).toHaveLength(2))
    expect(queryByRole(dialog(), 'button', {name: 'Undo'})).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('has a stepper and codes', async () => {
    await openByLink()
    getByRole(dialog(), 'button', {name: 'One more: Title of bowl'}).click()
    await until(() => expect(page.shop.entries[1]?.quantity).toBe(2))
    expect(within('[data-cart=subtotal]').textContent).toBe('$40.00')
    expect(within('form[data-cart=code-form]')).toBeTruthy()
  })

  it('shows the empty cart, with a way back', async () => {
    page.shop.entries.splice(0)
    await open()
    press()
    await until(() => expect(within('[data-cart=empty]').hidden).toBe(false))
    expect(within('[data-cart=full]').hidden).toBe(true)
    getByRole(dialog(), 'button', {name: 'Continue shopping'}).click()
    noDialog()
  })

  it('shows how much is missing until shipping is free', async () => {
    page.server.answer(json({...Object(page.shop.cart()), requiresShipping: true}))
    await openByLink('', {freeShippingSubtotal: {currency: 'USD', value: '75.00'}})
    expect(within('.cart-drawer__shipping').hidden).toBe(false)
    expect(within('.cart-drawer__shipping-text').textContent).toBe('$45.00 away from free shipping')
    const bar = within('progress')
    expect([Reflect.get(bar, 'value'), Reflect.get(bar, 'max')]).toEqual([3000, 7500])
  })

  it('has no bar where the shop has no such limit', async () => {
    await openByLink()
    expect(within('.cart-drawer__shipping').hidden).toBe(true)
  })

  it('has the page’s own content below the lines, and the page’s texts', async () => {
    await openByLink('<template data-slot="cross-sell"><p>Goes well with it.</p></template>')
    expect(within('.cart-drawer__cross-sell').textContent).toBe('Goes well with it.')
    await setStrings({'cart-drawer.title': 'Warenkorb', 'cart-page.checkout': 'Kasse'})
    expect(within('h2').textContent).toBe('Warenkorb')
    expect(within('[data-cart=checkout]').textContent).toBe('Kasse')
  })

  it('closes with its widget, and leaves nothing behind', async () => {
    const {unmount} = await openByLink()
    unmount()
    noDialog()
    expect(press()).toBe(true)
    expect(said.errors).toEqual([])
  })
})

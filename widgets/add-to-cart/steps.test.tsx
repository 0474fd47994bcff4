import {getByLabelText, getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form} from '../../test/helpers/product-html.ts'
import {MUG} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const field = () => getByLabelText<HTMLInputElement>(document.body, 'Quantity')
const button = (name: string) => getByRole(document.body, 'button', {name})
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const stands = (value: string) => until(() => expect(field().value).toBe(value))

const STEPS = `<div class="product-quantity-input">
  <button type="button" data-quantity-step="-1" aria-label="Less">−</button>
  <input type="number" aria-label="Quantity" min="1" max="3" value="1">
  <button type="button" data-quantity-step="1" aria-label="More">+</button></div>`

describe('buttons beside the quantity', () => {
  it('change it one by one, within its limits', async () => {
    const {user} = await page.open(form(MUG, {quantity: STEPS}))
    await user.click(button('More'))
    await stands('2')
    expect([isOff('Less'), isOff('More')]).toEqual([false, false])
    await user.click(button('More'))
    await stands('3')
    expect(isOff('More')).toBe(true)
    await user.click(button('More'))
    await user.click(button('Less'))
    await user.click(button('Less'))
    await user.click(button('Less'))
    await stands('1')
    expect([isOff('Less'), isOff('More')]).toEqual([true, false])
  })

  it('announce the quantity, and count what was typed', async () => {
    const heard: string[] = []
    document.addEventListener('change', () => heard.push(field().value), {once: true})
    const {user} = await page.open(form(MUG, {quantity: STEPS.replace('max="3"', '')}))
    field().value = '41'
    await user.click(button('More'))
    await stands('42')
    await until(() => expect(getByRole(document.body, 'status').textContent).toBe('42'))
    expect(heard).toEqual(['42'])
  })

  it('announce the first step, too, and leave the name of the field alone', async () => {
    const inLabel = STEPS.replace(/<input.*?>/, '<label>Quantity <input type="number" value="1"></label>')
    const {user} = await page.open(form(MUG, {quantity: inLabel}))
    const added: string[] = []
    const observer = new MutationObserver((records) => {
      const nodes = records.flatMap(({addedNodes}) => [...addedNodes])
      for (const node of nodes)
        if (node instanceof HTMLElement && node.role === 'status') added.push(node.textContent)
    })
    observer.observe(document.body, {subtree: true, childList: true})
    await user.click(button('More'))
    await until(() => expect(getByRole(document.body, 'status').textContent).toBe('2'))
    expect(added).toEqual([''])
    expect(field().labels?.[0]?.textContent.trim()).toBe('Quantity')
    observer.disconnect()
  })

  it('do not add the product: the other button does', async () => {
    const {user} = await page.open(form(MUG, {quantity: STEPS, button: '<button type="button">Buy</button>'}))
    await user.click(button('More'))
    await stands('2')
    expect(page.additions()).toEqual([])
    await user.click(button('Buy'))
    await until(() => expect(page.additions()).toMatchObject([{sku: 'M1', quantity: 2}]))
  })

  it('may have no type: they neither add the product nor send the form', async () => {
    const html = form(MUG, {quantity: STEPS.replaceAll(' type="button"', '')})
    const {user, element, unmount} = await page.open(html)
    let isSent = false
    element.addEventListener('submit', ({defaultPrevented}) => {
      isSent ||= !defaultPrevented
    })
    await user.click(button('More'))
    await stands('2')
    expect([page.additions(), isSent]).toEqual([[], false])
    await user.type(field(), '{Enter}')
    await until(() => expect(page.additions()).toMatchObject([{sku: 'M1', quantity: 2}]))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('are in the form that the widget renders', async () => {
    const product = JSON.stringify(MUG).replaceAll('"', '&quot;')
    const {user} = await page.open(`<div data-vitrine="add-to-cart" data-product="${product}"></div>`)
    await until(() => button('Increase quantity'))
    await until(() => button('Add To Cart'))
    await user.click(button('Increase quantity'))
    await stands('2')
    await user.click(button('Decrease quantity'))
    await stands('1')
  })

  it('are as the server rendered them after unmounting', async () => {
    const html = form(MUG, {quantity: STEPS})
    const {user, unmount} = await page.open(html)
    await user.click(button('Less'))
    await until(() => expect(isOff('Less')).toBe(true))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

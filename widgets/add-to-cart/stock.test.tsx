import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {emit} from '../../src/page/emit.ts'
import {passUntil, stopClock, wait} from '../../test/helpers/clock.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Answer, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {DETAILS, form, radios, select} from '../../test/helpers/product-html.ts'
import {MUG, SOLD_OUT, SUBSCRIPTION, TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const UNAVAILABLE = 'Sorry, that item variant is unavailable. Please select another variant.'

const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body
const button = () => one('form > button')
const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const message = () => queryByRole(document.body, 'alert')?.textContent ?? null
const isOff = () => button().getAttribute('aria-disabled') === 'true'
const check = (label: string, isDisabled: boolean) =>
  expect([button().textContent, isOff()]).toEqual([label, isDisabled])
const says = (label: string, isDisabled: boolean) => until(() => check(label, isDisabled))
const saysInTime = (label: string, isDisabled: boolean) => passUntil(() => check(label, isDisabled))
const isHidden = (selector: string) => one(selector).hidden

type User = Awaited<ReturnType<typeof page.open>>['user']

async function choose(user: User, Size: string, Colour: string) {
  await user.selectOptions(list('Size'), Size)
  await user.selectOptions(list('Colour'), Colour)
}

const stock = (itemId: string, sku: string | null, qtyInStock: number | null) =>
  emit('stock-change', {itemId, sku, qtyInStock, previous: null})

const NOTHING_LEFT = json({results: [{sku: 'M1', unlimited: false, qtyInStock: 0}]})

const butNothingLeft =
  (answer: Answer): Answer =>
  (response, request) =>
    (request.url.includes('/inventory/stock/') ? NOTHING_LEFT : answer)(response, request)

describe.each(['page', 'list'])('a combination in mode %s', (mode) => {
  const open = (item: unknown = TEE, rest = {}) =>
    page.open(form(item as typeof TEE, {attributes: {mode}, ...rest}))

  it('that is sold out shows that on the button, which keeps the focus and cannot be clicked', async () => {
    const {user} = await open()
    await choose(user, 'M', 'Black')
    await says('Sold out', true)
    expect(button().hasAttribute('disabled')).toBe(false)
    expect(isHidden('.product-quantity-input')).toBe(true)
    await user.click(button())
    await until(() => expect(message()).toBe(UNAVAILABLE))
    expect(document.activeElement).toBe(list('Size'))
    expect(list('Size').getAttribute('aria-invalid')).toBe('true')
    expect(page.additions()).toEqual([])
    await user.selectOptions(list('Size'), 'S')
    await says('Add To Cart', false)
    expect([isHidden('.product-quantity-input'), message()]).toEqual([false, null])
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{sku: 'S-B'}]))
  })

  it('of radio buttons leads back to the checked one', async () => {
    const options = radios(['Size', ['S', 'M', 'L']]) + radios(['Colour', ['Black']])
    const {user} = await open(TEE, {options})
    const radio = (name: RegExp) => getByRole(document.body, 'radio', {name})
    await user.click(radio(/^Black/))
    await user.click(radio(/^M/))
    await says('Sold out', true)
    await user.click(button())
    await until(() => expect(message()).toBe(UNAVAILABLE))
    expect(document.activeElement).toBe(radio(/^M/))
    for (const name of ['S', 'M', 'L'])
      expect(radio(new RegExp(`^${name}`)).closest('label')?.classList).toContain('add-to-cart__invalid')
  })

  it('that does not exist is unavailable', async () => {
    const {user} = await open()
    await choose(user, 'L', 'Black')
    await says('Unavailable', true)
    await user.click(button())
    await until(() => expect(message()).toBe(UNAVAILABLE))
  })

  it('that no variant of the product has stays chosen, and the console reports why it is not available', async () => {
    const options = select(['Size', ['S', 'XL']]) + select(['Colour', ['Black', 'White']])
    const {user, element} = await open(TEE, {options})
    await user.selectOptions(list('Size'), 'XL')
    await until(() => expect(list('Size').selectedOptions[0]?.text).toBe('XL (unavailable)'))
    await user.selectOptions(list('Colour'), 'White')
    await says('Unavailable', true)
    expect([list('Size').value, list('Colour').value]).toEqual(['XL', 'White'])
    await user.click(button())
    await until(() => expect(message()).toBe(UNAVAILABLE))
    expect(said.warnings).toEqual([[expect.stringMatching(/no variant .* Size "XL"$/), element]])
  })

  it('that the server has chosen and marked as sold out is replaced by another choice', async () => {
    const options = [radios(['Size', ['S', 'M']]), radios(['Colour', ['Black']])]
      .join('')
      .replace(/value="(M|Black)"/g, '$& checked')
    const {user} = await open(TEE, {options, button: '<button disabled>Ausverkauft</button>'})
    await user.click(getByRole(document.body, 'radio', {name: 'S'}))
    await says('Add To Cart', false)
    expect(button().hasAttribute('disabled')).toBe(false)
  })

  it.each(['Sold out', 'Unavailable'])('that the browser has restored is %s immediately', async (label) => {
    document.body.innerHTML = form(TEE, {attributes: {mode}})
    list('Size').value = 'M'
    list('Colour').value = label === 'Sold out' ? 'Black' : 'White'
    await page.mount(one('form'))
    await says(label, true)
  })
})

describe('the text for a sold-out variant', () => {
  it.each([
    ['the product’s own', {customSoldOutText: 'All gone'}, {}, 'All gone'],
    ['the page’s', null, {'add-to-cart.soldOut': 'Ausverkauft'}, 'Ausverkauft'],
  ])('is %s', async (_, merchandising, strings, text) => {
    await setStrings(strings)
    const {user} = await page.open(form(TEE, {attributes: {merchandising}}))
    await choose(user, 'M', 'Black')
    await says(text, true)
  })

  it('is overridden by the element’s label', async () => {
    const {user} = await page.open(form(TEE, {attributes: {label: 'Buy'}}))
    await choose(user, 'M', 'Black')
    await says('Sold out', true)
    await user.selectOptions(list('Size'), 'S')
    await says('Buy', false)
  })
})

describe.each(['page', 'list'])('a stock change in mode %s', (mode) => {
  const open = (item: unknown, rest = {}) =>
    page.open(form(item as typeof TEE, {attributes: {mode}, ...rest}))

  it('makes a sold-out product available again', async () => {
    const details = DETAILS.replace('sold-out" hidden', 'sold-out"')
    const {user} = await open(SOLD_OUT, {details, button: '<button disabled>Sold out</button>'})
    expect(button().hasAttribute('disabled')).toBe(false)
    stock('vase', 'V1', 2)
    await says('Add To Cart', false)
    expect([isHidden('.product-mark.sold-out'), isHidden('.product-quantity-input')]).toEqual([true, false])
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'vase', sku: 'V1'}]))
  })

  it('restores the label of the product', async () => {
    await open({...SUBSCRIPTION, variants: SOLD_OUT.variants}, {button: '<button>Sold out</button>'})
    stock('box', 'V1', null)
    await says('Subscribe', false)
  })

  it('makes an available product unavailable', async () => {
    const {user} = await open(MUG)
    stock('mug', 'M1', 0)
    await says('Sold out', true)
    expect([isHidden('.product-mark.sold-out'), isHidden('.product-quantity-input')]).toEqual([false, true])
    await user.click(button())
    expect(message()).toBeNull()
  })

  it('applies to the chosen variant, and fires its event', async () => {
    const heard = hear('variant-change')
    const {user} = await open(TEE)
    await choose(user, 'S', 'Black')
    await says('Add To Cart', false)
    stock('tee', 'S-W', 0)
    stock('other', 'S-B', 0)
    stock('tee', 'S-B', 0)
    await says('Sold out', true)
    await until(() => expect(heard.at(-1)?.detail).toMatchObject({variant: {sku: 'S-B'}, inStock: false}))
    stock('tee', 'S-B', 4)
    await says('Add To Cart', false)
    await until(() => expect(heard.at(-1)?.detail).toMatchObject({variant: {sku: 'S-B'}, inStock: true}))
  })

  it('changes the text about low stock', async () => {
    const merchandising = {scarcityEnabled: true, scarcityText: 'Only {n} left'}
    const details = DETAILS.replace('scarcity" hidden>', 'scarcity">Only 3 left')
    await open(MUG, {details, attributes: {mode, merchandising}})
    stock('mug', 'M1', 1)
    await until(() => expect(one('.product-scarcity').textContent).toBe('Only 1 left'))
    stock('mug', 'M1', 100)
    await until(() => expect(isHidden('.product-scarcity')).toBe(true))
  })

  it('is undone on unmount', async () => {
    const html = form(SOLD_OUT, {attributes: {mode}, button: '<button disabled>Sold out</button>'})
    const {unmount} = await page.open(html)
    stock('vase', 'V1', 2)
    await says('Add To Cart', false)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('follows after the last piece was added', async () => {
    stopClock()
    page.server.answer(butNothingLeft(page.shop.answer))
    const heard = hear('stock-change')
    const {user} = await open({...MUG, variants: [{...MUG.variants[0], qtyInStock: 1}]})
    await user.click(button())
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.detail).toEqual({itemId: 'mug', sku: 'M1', qtyInStock: 0, previous: 1})
    await saysInTime('Added!', true)
    await saysInTime('Sold out', true)
  })

  it('follows after the server has refused an addition', async () => {
    stopClock()
    page.server.answer(butNothingLeft(json({message: 'Gone.'}, 422)))
    const {user} = await open(MUG)
    await user.click(button())
    await until(() => expect(queryByRole(document.body, 'alertdialog')).not.toBeNull())
    await saysInTime('Sold out', true)
  })

  it('does not follow any other addition', async () => {
    stopClock()
    const {user} = await open(MUG)
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
    await wait(100)
    expect(page.calls()).not.toContain('GET /api/commerce/inventory/stock/')
  })
})

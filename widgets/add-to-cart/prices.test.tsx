import {getByLabelText} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form, spread} from '../../test/helpers/product-html.ts'
import {GIFT_CARD, MUG, SUBSCRIPTION, TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const SIZE = ['S', 'L'] as const
const two = (price: number, other: number, more: object = {}) =>
  [price, other].map((amount, index) => ({
    sku: SIZE[index] ?? '',
    attributes: {Size: SIZE[index] ?? ''},
    price: amount,
    unlimited: true,
    ...more,
  }))

const PLAN = {billingPeriod: {value: 2, unit: 'WEEK'}, numBillingCycles: 6}
const FLOWERS = {...SUBSCRIPTION, subscriptionPlan: PLAN, variants: two(1900, 2900)}
const CARD_ON_SALE = {
  ...GIFT_CARD,
  variants: GIFT_CARD.variants.map((variant) => ({...variant, onSale: true, salePrice: 1})),
}
const PAYWALL = {...MUG, productType: 5, variants: [{sku: 'J', price: 3000, qtyInStock: 0}]}

const priceElement = () => document.querySelector('.product-price')
const price = () => priceElement()?.textContent ?? null
const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const mark = (name: string) => document.querySelector<HTMLElement>(`.product-mark.${name}`)
const button = () => document.querySelector('.sqs-add-to-cart-button')

async function openEmpty(item: unknown) {
  document.body.innerHTML = '<div data-vitrine="add-to-cart"></div>'
  const element = document.querySelector('div') ?? document.body
  element.setAttribute('data-product', JSON.stringify(item))
  const opened = await page.mount(element)
  await until(() => expect(button()).not.toBeNull())
  return opened
}

const served = (text: string) => `<div class="product-price">${text}</div>`
const native = (amount: string) => `<span class="sqs-money-native">${amount}</span>`

it('follows the language of the page at once', async () => {
  const {user} = await page.open(
    form(
      {...FLOWERS, variants: two(1900, 2900, {onSale: true, salePrice: 1000}), isSubscribable: false},
      {attributes: {mode: 'list'}},
    ),
  )
  await user.selectOptions(list('Size'), 'L')
  await until(() => expect(price()).toBe('Sale Price: $10.00 Original Price: $29.00'))
  await setStrings({'add-to-cart.salePrice': 'Jetzt:', 'add-to-cart.originalPrice': 'Vorher:'})
  await until(() => expect(price()).toBe('Jetzt: $10.00 Vorher: $29.00'))
})

describe('an element that the widget fills', () => {
  it.each([
    ['a range', {...MUG, variants: two(2800, 3400)}, 'from $28.00'],
    ['one price for all', {...MUG, variants: two(2800, 2800)}, '$28.00'],
    ['a free product', {...MUG, variants: [{price: 0}]}, '$0.00'],
    ['a gift card, which is never on sale', CARD_ON_SALE, 'from $25.00'],
    ['a paywall', PAYWALL, '$30.00'],
    ['a digital product', {...MUG, productType: 2, price: 700, variants: [{sku: 'D'}]}, '$7.00'],
    ['a subscription', FLOWERS, 'from $19.00 every 2 weeks for 12 weeks'],
    [
      'one on sale',
      {...FLOWERS, variants: two(1900, 1900, {onSale: true, salePrice: 1500})},
      'Sale Price: $15.00 every 2 weeks for 12 weeks Original Price: $19.00 every 2 weeks for 12 weeks',
    ],
    ['one without a billing period', SUBSCRIPTION, 'Unavailable'],
  ])('shows the price of %s', async (_, item, expected) => {
    await openEmpty(item)
    expect(price()).toBe(expected)
    expect(mark('sold-out')?.hidden).toBe(true)
    expect(button()?.getAttribute('aria-disabled')).toBeNull()
  })

  it.each([
    ['no variant has', {...MUG, price: 500, variants: [{sku: 'A', qtyInStock: 1}]}],
    ['no digital product has', {...MUG, productType: 2, variants: []}],
  ])('shows no price that %s', async (_, item) => {
    await openEmpty(item)
    expect(price()).toBeNull()
  })

  it.each([
    ['a range', {...MUG, variants: two(2800, 3400)}, '$34.00'],
    ['a subscription', FLOWERS, '$29.00 every 2 weeks for 12 weeks'],
  ])('shows the price of the chosen variant of %s, and the range again', async (_, item, expected) => {
    const {user} = await openEmpty(item)
    const before = price()
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(price()).toBe(expected))
    await user.selectOptions(list('Size'), '')
    await until(() => expect(price()).toBe(before))
  })

  it('never marks a gift card as on sale', async () => {
    const {user} = await openEmpty(CARD_ON_SALE)
    await user.selectOptions(list('Amount'), '$50.00')
    await until(() => expect(price()).toBe('$50.00'))
    expect(mark('sale')?.hidden).toBe(true)
  })

  it('uses the page’s language', async () => {
    await setStrings({
      'add-to-cart.fromPrice': 'ab {price}',
      'add-to-cart.everyWeeks': '{price} alle {period}',
    })
    page.setContext({website: {language: 'de-DE'}})
    await openEmpty(FLOWERS)
    expect(price()).toBe('ab 19,00\u00a0$ alle 2 Wochen for 12 Wochen')
  })
})

describe('a price in the server HTML', () => {
  it('keeps the period of a subscription after a choice', async () => {
    const details = served('from $19.00 every 2 weeks for 12 weeks')
    const {user} = await page.open(form(FLOWERS, {details}))
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(price()).toBe('$29.00 every 2 weeks for 12 weeks'))
  })

  it('keeps it in platform markup, whose plan is an attribute', async () => {
    const html = spread(FLOWERS, {
      details: served('from $19.00 every 2 weeks for 12 weeks'),
      attributes: {'is-subscribable': 'true', 'subscription-plan': PLAN},
    })
    const {user} = await page.open(html, '.sqs-add-to-cart-button')
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(price()).toBe('$29.00 every 2 weeks for 12 weeks'))
  })

  it('stays if the page does not contain the billing period', async () => {
    const {subscriptionPlan: _, ...flowers} = FLOWERS
    const html = form(flowers, {details: served('from $19.00 every week')})
    const {user} = await page.open(html)
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(document.querySelector('[data-selected-variant]')).not.toBeNull())
    expect(price()).toBe('from $19.00 every week')
  })

  it('stays if the page does not contain the price of the variant', async () => {
    const variants = TEE.variants.map(({price: _, ...variant}) => variant)
    const {user} = await page.open(
      form(TEE, {details: served('from $15.00')}).replace(
        /data-product="[^"]*"/,
        `data-product="${JSON.stringify({...TEE, variants}).replaceAll('"', '&quot;')}"`,
      ),
    )
    await user.selectOptions(list('Size'), 'M')
    await user.selectOptions(list('Colour'), 'Black')
    await until(() => expect(document.querySelector('[data-selected-variant]')).not.toBeNull())
    expect(price()).toBe('from $15.00')
  })

  it('keeps the screen reader text of a sale', async () => {
    const {user} = await page.open(form(TEE))
    await user.selectOptions(list('Size'), 'S')
    await user.selectOptions(list('Colour'), 'White')
    await until(() => expect(price()).toBe('Sale Price: $15.00 Original Price: $20.00'))
    const labels = [...(priceElement()?.querySelectorAll('.add-to-cart__label') ?? [])]
    expect(labels.map((label) => label.textContent)).toEqual(['Sale Price: ', 'Original Price: '])
  })

  it.each([
    ['digits alone', '20.00', ['15.00', '20.00'], 'Sale Price: 15.00 Original Price: 20.00'],
    ['all of it', '$20.00', ['$15.00', '$20.00'], 'Sale Price: $15.00 Original Price: $20.00'],
  ])('keeps amounts in their element, which had %s', async (_, amount, amounts, text) => {
    const html = form(TEE, {details: served(`from ${native(amount)}`)})
    const {user, unmount} = await page.open(html)
    await user.selectOptions(list('Size'), 'S')
    await user.selectOptions(list('Colour'), 'White')
    await until(() => expect(price()).toBe(text))
    const marked = [...(priceElement()?.querySelectorAll('.sqs-money-native') ?? [])]
    expect(marked.map((element) => element.textContent)).toEqual(amounts)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('the lowest price of thirty days', () => {
  const LOWEST = {lowestPrice: {money: {value: '15.00', currency: 'USD'}, since: '2026-11-01'}}
  const REQUIRED = {priorPrice: 'required'}
  const sold = (more: object) => ({...MUG, variants: [{price: 2900, salePrice: 1000, onSale: true, ...more}]})
  const context = (more: object) => page.setContext({website: {language: 'en-US'}, ...more})

  it.each([
    [
      'is struck through where it is given',
      {},
      LOWEST,
      '$10.00 Lowest price of the last 30 days: $15.00',
      true,
    ],
    ['is, where it is required', REQUIRED, LOWEST, '$10.00 Lowest price of the last 30 days: $15.00', true],
    ['is needed for a sale where it is required', REQUIRED, {}, '$10.00', false],
    ['is not needed by default', {}, {}, '$10.00 Original Price: $29.00', true],
    [
      'is not struck through unless it is higher',
      {},
      {lowestPrice: {money: {value: '10.00', currency: 'USD'}}},
      '$10.00',
      false,
    ],
  ])('%s', async (_, site, more, text, isMarked) => {
    context(site)
    await openEmpty(sold(more))
    expect(price()?.replace('Sale Price: ', '')).toBe(text)
    expect(document.querySelector('s')?.textContent).toBe(/[$](15|29)\.00/.exec(text)?.[0])
    expect(mark('sale')?.hidden ?? true).toBe(!isMarked)
  })

  it('follows the chosen variant', async () => {
    context(REQUIRED)
    const variants = two(1900, 2900, {onSale: true, salePrice: 1000})
    const item = {...TEE, variants: variants.map((one, index) => (index ? {...one, ...LOWEST} : one))}
    const {user} = await page.open(form(item))
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(price()).toContain('Lowest price of the last 30 days: $15.00'))
    expect(document.querySelector('.product-prior-text')?.textContent).toBe(
      'Lowest price of the last 30 days: ',
    )
    await user.selectOptions(list('Size'), 'S')
    await until(() => expect(price()).toBe('$10.00'))
  })
})

describe('the price of a unit', () => {
  const per = (value: string, reference = '100 g') => ({
    unitPrice: {money: {value, currency: 'USD'}, reference},
  })
  const TEA = {
    ...FLOWERS,
    isSubscribable: false,
    variants: two(900, 1600).map((variant, index) => ({...variant, ...per(index ? '8.00' : '9.00')})),
  }
  const SERVED = '<p class="product-unit-price">$9.00 / 100 g</p>'
  const element = () => document.querySelector<HTMLElement>('.product-unit-price')
  const openWith = (item: Parameters<typeof form>[0]) =>
    page.open(form(item, {attributes: {mode: 'list'}, details: SERVED}))

  it('follows the choice, is the lowest price’s without one, and the server’s after unmounting', async () => {
    const {user, unmount} = await openWith(TEA)
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(element()?.textContent).toBe('$8.00 / 100 g'))
    await user.selectOptions(list('Size'), 'S')
    await until(() => expect(element()?.textContent).toBe('$9.00 / 100 g'))
    unmount()
    expect(element()?.outerHTML).toBe(SERVED)
  })

  it('is hidden for a variant without one, and shown again', async () => {
    const variants = two(900, 1600).map((variant, index) => ({...variant, ...(!index && per('9.00'))}))
    const {user} = await openWith({...TEA, variants})
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(element()?.hidden).toBe(true))
    await user.selectOptions(list('Size'), 'S')
    await until(() => expect(element()?.hidden).toBe(false))
  })

  it.each([
    [
      'of the product stands for all variants',
      {...TEA, variants: two(900, 1600), ...per('7.00')},
      '$7.00 / 100 g',
    ],
    [
      'is text, whatever it holds',
      {...TEA, variants: two(900, 1600), ...per('7.00', '<b>l</b>')},
      '$7.00 / <b>l</b>',
    ],
    ['that cannot be read is none', {...TEA, variants: two(900, 1600), unitPrice: {money: 'much'}}, ''],
  ])('%s', async (_, item, text) => {
    const {user} = await openWith(item)
    await user.selectOptions(list('Size'), 'L')
    await until(() => expect(element()?.textContent).toBe(text))
  })
})

import {describe, expect, it} from 'vitest'
import {formatMoney, formatMoneyDigits} from '../../format/money.ts'
import {CURRENCIES, currencyDecimals} from '../../model/currency.ts'
import {createEngine} from '../index.ts'

const LOCALES =
  'ar ar-EG cs da de de-AT de-CH en-GB en-IN en-US es es-MX fi fr fr-CH he hi it ja nb nl pl pt-BR pt-PT ru sv th tr zh'.split(
    ' ',
  )

const AMOUNTS = [0, 1234, 99_999, 123_400, 123_456, -123_450, 12_345_678]

const engine = createEngine()
const toValue = (minor: number, decimals: number) => (minor / 10 ** decimals).toFixed(decimals)

describe.each(LOCALES)('%s', (locale) => {
  it.each(CURRENCIES)('%s is written alike by templates and by widgets', (currency) => {
    for (const minor of AMOUNTS) {
      const money = {value: toValue(minor, currencyDecimals(currency)), currency}
      const item = {structuredContent: {productType: 1, variants: [{priceMoney: money, qtyInStock: 1}]}}
      const show = (template: string) => engine.render(template, {money, item}, {locale}).output
      expect(show('{money|money}')).toBe(formatMoney({currency, minor}, locale))
      expect(show('{item|product-price}')).toContain(
        `<span class="sqs-money-native">${formatMoneyDigits({currency, minor}, locale)}</span>`,
      )
    }
  })
})

it('groups only if the locale does', () => {
  const show = (locale: string, template: string) =>
    engine.render(template, {n: '1234.5', m: {value: '1234.50', currency: 'EUR'}}, {locale}).output
  expect(show('es', '{m|money}')).toBe('1234,50\u00a0€')
  expect(show('es', '{n|decimal}')).toBe('1234,5')
  expect(show('de', '{n|decimal}')).toBe('1.234,5')
  expect(show('de', '{n|decimal no-group}')).toBe('1234,5')
})

it.each([
  ['KRW', '5000', undefined, '₩5,000', '5,000'],
  ['HUF', '990', undefined, 'HUF\u00a0990.00', '990.00'],
  ['IQD', '1.5', undefined, 'IQD\u00a01.500', '1.500'],
  ['JPY', '999999999999999', undefined, '¥999,999,999,999,999', '999,999,999,999,999'],
  ['USD', '12345678901234567890', undefined, '', ''],
  ['USD', '1e15', undefined, '', ''],
  ['KWD', '1.5', undefined, 'KWD\u00a01.500', '1.500'],
  ['KWD', '1.5', 2, 'KWD\u00a01.50', '1.50'],
  ['USD', '1.5', 0, '$1.50', '1.50'],
])(
  '%s %s with %s minor units has the same digits as in widgets',
  (currency, value, minorUnits, text, digits) => {
    const money = {value, currency, ...(minorUnits !== undefined && {minorUnits})}
    const item = {structuredContent: {productType: 1, variants: [{priceMoney: money, qtyInStock: 1}]}}
    const show = (template: string) => engine.render(template, {money, item}, {locale: 'en-US'}).output
    expect(show('{money|money}')).toBe(text)
    expect(show('{item|product-price}')).toContain(`<span class="sqs-money-native">${digits}</span>`)
  },
)

import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {CURRENCIES, currencyDecimals} from '../model/currency.ts'
import {formatMoney} from './money.ts'

const NBSP = '\u00a0'
const show = (minor: number, currency: string, locale: string) => formatMoney({currency, minor}, locale)

describe('formatMoney', () => {
  it.each([
    [123456, 'USD', 'en-US', '$1,234.56'],
    [-123456, 'USD', 'en-US', '-$1,234.56'],
    [0, 'USD', 'en-US', '$0.00'],
    [123456, 'AUD', 'en-US', 'A$1,234.56'],
    [123456, 'EUR', 'de-DE', `1.234,56${NBSP}€`],
    [123456, 'IDR', 'en-US', `IDR${NBSP}1,234.56`],
    [1234, 'JPY', 'en-US', '¥1,234'],
    [1234, 'JPY', 'ja', '￥1,234'],
    [123456, 'DKK', 'en-US', `1,234.56${NBSP}kr`],
    [-123456, 'NOK', 'en-GB', `-1,234.56${NBSP}kr`],
    [123456, 'SEK', 'nl', `1.234,56${NBSP}kr`],
    [123456, 'CZK', 'en-US', `1,234.56${NBSP}Kč`],
    [123456, 'PLN', 'en-US', `1,234.56${NBSP}zł`],
    [123456, 'RUB', 'en-US', `1,234.56${NBSP}₽`],
    [123456, 'DKK', 'de', `1.234,56${NBSP}DKK`],
    [123456, 'DKK', 'da', `1.234,56${NBSP}kr.`],
  ])('%i %s in %s is %s', (minor, currency, locale, expected) => {
    expect(show(minor, currency, locale)).toBe(expected)
  })

  it.each([
    [5000, 'KRW', undefined, 'en-US', '₩5,000'],
    [50_000, 'VND', undefined, 'en-US', '₫50,000'],
    [1500, 'KWD', undefined, 'en-US', `KWD${NBSP}1.500`],
    [150, 'KWD', 2, 'en-US', `KWD${NBSP}1.50`],
    [1500, 'JPY', 2, 'en-US', '¥1,500'],
    [1500, 'USD', 0, 'en-US', '$15.00'],
  ])('%i %s of %s minor units in %s is %s', (minor, currency, minorUnits, locale, expected) => {
    expect(formatMoney({currency, minor, minorUnits}, locale)).toBe(expected)
  })

  it('does its best with broken locales and codes', () => {
    expect(show(1234, 'USD', 'not a locale')).toBe('$12.34')
    expect(show(1234, 'USD', '')).toBe('$12.34')
    expect(show(1234, 'USD', 'en_US')).toBe('$12.34')
    expect(show(1234, 'EURO', 'de')).toBe('12.34 EURO')
    expect(show(1234, '', 'de')).toBe('12.34')
    expect(show(1234, 'XQQ', 'en')).toBe(`XQQ${NBSP}12.34`)
  })

  it('shows every digit of any amount in every currency', () => {
    const amount = fc.tuple(
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom('en-US', 'de', 'fr', 'sv', 'ja', 'de-CH', 'he', 'pt-BR', 'pl'),
      fc.integer({min: -(10 ** 15) + 1, max: 10 ** 15 - 1}),
    )
    fc.assert(
      fc.property(amount, ([currency, locale, minor]) => {
        const text = show(minor, currency, locale)
        const digits = `${Math.abs(minor)}`.padStart(currencyDecimals(currency) + 1, '0')
        expect(text.replace(/\D/g, '')).toBe(digits)
      }),
    )
  })

  it('shows amounts of up to 15 integer places, and nothing for a larger or an invalid one', () => {
    expect(show(-999_999_999_999_999, 'JPY', 'en-US')).toBe('-¥999,999,999,999,999')
    expect(show(1e15, 'USD', 'en-US')).toBe('$10,000,000,000,000.00')
    expect([show(1e15, 'JPY', 'en-US'), show(-1e17, 'USD', 'en-US')]).toEqual(['', ''])
    expect(show(1e-7, 'USD', 'en-US')).toBe('$0.00')
    for (const minor of [Number.NaN, Number.POSITIVE_INFINITY]) expect(show(minor, 'USD', 'en-US')).toBe('')
  })

  it('never throws and never shows an invalid number', () => {
    fc.assert(
      fc.property(fc.constantFrom('USD', 'JPY', ''), fc.string(), fc.double(), (currency, locale, minor) => {
        expect(show(minor, currency, locale)).not.toMatch(/NaN|Infinity|∞/)
      }),
    )
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double(), (currency, locale, minor) => {
        expect(typeof show(minor, currency, locale)).toBe('string')
      }),
    )
  })
})

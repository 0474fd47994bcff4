import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {CURRENCIES, currencyDecimals} from './currency.ts'
import {multiplyMoney, parseMoney} from './money.ts'

const minor = (value: unknown) => parseMoney(value)?.minor

describe('money of other currencies', () => {
  it.each([
    [
      {currency: 'KRW', value: '5000.00'},
      {currency: 'KRW', minor: 5000},
    ],
    [
      {currency: 'KWD', decimalValue: '1.5'},
      {currency: 'KWD', minor: 1500},
    ],
    [
      {currency: 'kwd', value: '1.5', minorUnits: 2},
      {currency: 'KWD', minor: 150, minorUnits: 2},
    ],
    [
      {currency: 'KWD', value: 1500, minorUnits: '3'},
      {currency: 'KWD', minor: 1500, minorUnits: 3},
    ],
    [
      {currency: 'KWD', value: '1.5', minorUnits: 'x'},
      {currency: 'KWD', minor: 1500},
    ],
    [
      {currency: 'USD', value: '1.5', minorUnits: 0},
      {currency: 'USD', minor: 150},
    ],
  ])('%j has the digits that the shop states, else those of its currency', (value, expected) => {
    expect(parseMoney(value)).toEqual(expected)
  })

  it('keeps them in calculations', () => {
    const money = {currency: 'KWD', minor: 150, minorUnits: 2}
    expect(multiplyMoney(money, 3)).toEqual({...money, minor: 450})
  })
})

describe('parseMoney', () => {
  it.each([
    [{currency: 'USD', value: '25.00'}, 2500],
    [{currency: 'USD', value: 2500}, 2500],
    [{currency: 'USD', value: '2500'}, 2500],
    [{currency: 'USD', value: '.5'}, 50],
    [{currency: 'USD', value: '25.'}, 2500],
    [{currency: 'USD', value: 25.5}, 2550],
    [{currency: 'USD', value: '-1.05'}, -105],
    [{currency: 'USD', value: '0.005'}, 1],
    [{currency: 'USD', value: '0.0049'}, 0],
    [{currencyCode: 'USD', value: '1', decimalValue: '12.34'}, 1234],
    [{currencyCode: 'USD', value: '1', decimalValue: 12}, 1200],
    [{currencyCode: 'JPY', decimalValue: 1234.56}, 1235],
    [{currencyCode: 'JPY', value: '1200.00'}, 1200],
    [{currencyCode: 'JPY', value: 1200}, 1200],
    ['19.99', 1999],
    [1999, 1999],
  ])('reads %j as %i minor units', (value, expected) => expect(minor(value)).toBe(expected))

  it.each([
    null,
    undefined,
    '',
    ' ',
    '.',
    'free',
    '1,000.00',
    '1e3',
    Number.NaN,
    Infinity,
    {},
    [],
    {value: null},
    {value: true},
    {value: '9007199254740993'},
    {value: {}},
  ])('rejects %j', (value) => expect(parseMoney(value)).toBeNull())

  it('takes the currency from either shape, else the fallback', () => {
    expect(parseMoney({currency: 'eur', value: 1})?.currency).toBe('EUR')
    expect(parseMoney({currencyCode: 'GBP', value: 1})?.currency).toBe('GBP')
    expect(parseMoney({currency: 7, value: 1}, 'SEK')?.currency).toBe('SEK')
  })

  it('reads any written amount exactly', () => {
    const amount = fc.tuple(fc.constantFrom(...CURRENCIES), fc.integer({min: 0, max: 2 ** 47}), fc.boolean())
    fc.assert(
      fc.property(amount, ([currency, units, negative]) => {
        const decimals = currencyDecimals(currency)
        const digits = `${units}`.padStart(decimals + 1, '0')
        const split = digits.length - decimals
        const text = `${negative ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split)}`
        const expected = {currency, minor: negative && units ? -units : units}
        expect(parseMoney({currency, value: text})).toEqual(expected)
        expect(parseMoney({currencyCode: currency, decimalValue: text, value: 5})).toEqual(expected)
        expect(parseMoney({currency, value: expected.minor})).toEqual(expected)
      }),
    )
  })

  it('never throws and never gives a fraction', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, decimalValue) => {
        for (const input of [value, {value}, {value, decimalValue}]) {
          const money = parseMoney(input)
          if (money) expect(Number.isSafeInteger(money.minor)).toBe(true)
        }
      }),
    )
  })
})

describe('multiplyMoney', () => {
  it('stays in whole minor units', () => {
    expect(multiplyMoney({currency: 'USD', minor: 10}, 3)).toEqual({currency: 'USD', minor: 30})
    expect(multiplyMoney({currency: 'USD', minor: 333}, 0.5).minor).toBe(167)
  })
})

describe('an amount of more than 15 integer places', () => {
  it.each([
    [{currency: 'JPY', value: 999_999_999_999_999}, 999_999_999_999_999],
    [{currency: 'JPY', value: 1_000_000_000_000_000}, undefined],
    [{currency: 'JPY', value: '-1000000000000000'}, undefined],
    [{currency: 'UYI', decimalValue: '1000000000000000'}, undefined],
    [{currency: 'USD', value: '1000000000000000.00'}, undefined],
  ])('is none: %j', (value, expected) => {
    expect(minor(value)).toBe(expected)
  })
})

import {describe, expect, it, vi} from 'vitest'
import {CURRENCIES, currencyDecimals, readMinorUnits} from './currency.ts'

describe('decimal digits', () => {
  it.each(CURRENCIES)('of %s are the store’s, whatever a shop says', (code) => {
    const expected = code === 'JPY' ? 0 : 2
    expect([undefined, null, 0, 3].map((said) => currencyDecimals(code, said))).toEqual(
      Array(4).fill(expected),
    )
  })

  it.each([
    ['KRW', undefined, 0],
    ['VND', null, 0],
    ['CLP', undefined, 0],
    ['KWD', undefined, 3],
    ['CLF', undefined, 4],
    ['HUF', undefined, 2],
    ['IQD', undefined, 3],
    ['TRY', undefined, 2],
    ['KWD', 2, 2],
    ['KRW', 2, 2],
    ['XQQ', undefined, 2],
    ['XQQ', 0, 0],
    ['no code', undefined, 2],
    ['', undefined, 2],
  ])('of %s, of which the shop says %s, are %i', (code, said, expected) => {
    expect(currencyDecimals(code, said)).toBe(expected)
  })

  it('do not come from the data of the browser, which tells what is used in cash', () => {
    const told = vi.spyOn(Intl, 'NumberFormat')
    for (const code of Intl.supportedValuesOf('currency')) currencyDecimals(code)
    expect(told).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it.each([
    [0, 0],
    ['3', 3],
    [8, 8],
    [9, null],
    [-1, null],
    [1.5, null],
    ['', null],
    ['x', null],
    [null, null],
    [{}, null],
  ])('as a shop states them, %j is %s', (value, expected) => {
    expect(readMinorUnits(value)).toBe(expected)
  })
})

import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isDate, isTime} from './date-parts.ts'

describe('a date', () => {
  it.each([
    ['2', '28', '2026'],
    ['02', '29', '2028'],
    ['2', '29', '2000'],
    ['12', '31', '1999'],
    ['1', '1', '9999'],
    [' 1 ', '1', '1000'],
    ['１２', '３１', '２０２６'],
  ])('%s/%s/%s is valid', (...parts) => {
    expect(isDate(parts)).toBe(true)
  })

  it.each([
    ['2', '31', '2026'],
    ['2', '29', '2026'],
    ['2', '29', '1900'],
    ['4', '31', '2026'],
    ['0', '1', '2026'],
    ['13', '1', '2026'],
    ['1', '0', '2026'],
    ['1', '32', '2026'],
    ['1', '1', '26'],
    ['1', '1', '0026'],
    ['1', '1', '10000'],
    ['1', '1', ''],
    ['', '1', '2026'],
    ['1.5', '1', '2026'],
    ['-1', '1', '2026'],
    ['1e0', '1', '2026'],
    ['Jan', '1', '2026'],
  ])('%s/%s/%s is invalid', (...parts) => {
    expect(isDate(parts)).toBe(false)
  })

  it('of any calendar day is valid, and the day after the last of a month is invalid', () => {
    const days = fc.date({min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true})
    fc.assert(
      fc.property(days, (day) => {
        const [month, year] = [day.getUTCMonth() + 1, day.getUTCFullYear()]
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
        expect(isDate([`${month}`, `${day.getUTCDate()}`, `${year}`])).toBe(true)
        expect(isDate([`${month}`, `${last + 1}`, `${year}`])).toBe(false)
      }),
    )
  })
})

describe('a time', () => {
  it.each([
    ['1', '00', '00'],
    ['12', '59', '59'],
    ['9', '', ''],
    ['09', '5', ''],
    ['9', '', '7'],
  ])('%s:%s:%s is valid', (...parts) => {
    expect(isTime(parts)).toBe(true)
  })

  it.each([
    ['0', '30', ''],
    ['13', '00', ''],
    ['', '30', ''],
    ['9', '60', ''],
    ['9', '30', '60'],
    ['9', 'x', ''],
    ['9:30', '', ''],
  ])('%s:%s:%s is invalid', (...parts) => {
    expect(isTime(parts)).toBe(false)
  })
})

import {expect, it} from 'vitest'
import {regionCurrency} from './region-currency.ts'

it.each([
  ['en', 'USD'],
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['de-LI', 'CHF'],
  ['de_AT', 'EUR'],
  ['en-GB', 'GBP'],
  ['en-ZA', 'ZAR'],
  ['ja', 'JPY'],
  ['sv', 'SEK'],
  ['es-MX', 'MXN'],
  ['es-EC', 'USD'],
  ['ar', 'USD'],
  ['en-ZZ', 'USD'],
  ['', 'USD'],
  ['!?', 'USD'],
])('%s pays in %s', (locale, currency) => expect(regionCurrency(locale)).toBe(currency))

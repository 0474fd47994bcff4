import {TAX} from '../goods.ts'

export interface Currency {
  code: string
  symbol: string
}

/** The shop's prices include tax: the price without it. Halves round up. */
const netOf = (gross: number): number => Math.round((gross * 100) / (100 + TAX))

/** An amount without tax and its tax, under the API's names. */
export const split = (name: string, gross: number): Record<string, string> => ({
  [name]: `${netOf(gross)}`,
  [`${name}_tax`]: `${gross - netOf(gross)}`,
})

/** The currency, which the API repeats with each group of amounts. */
export const currencyFields = ({code, symbol}: Currency) => ({
  currency_code: code,
  currency_symbol: symbol,
  currency_minor_unit: 2,
  currency_decimal_separator: '.',
  currency_thousand_separator: ',',
  currency_prefix: symbol,
  currency_suffix: '',
})

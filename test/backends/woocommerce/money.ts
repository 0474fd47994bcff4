import {TAX} from '../goods.ts'

export interface Currency {
  code: string
  symbol: string
}

/** The shop shows prices with tax: of such a price, how much is the tax. A half goes to the price. */
const netOf = (gross: number): number => Math.round((gross * 100) / (100 + TAX))

/** An amount without tax and the tax on it, under the names that the API has for the two. */
export const split = (name: string, gross: number): Record<string, string> => ({
  [name]: `${netOf(gross)}`,
  [`${name}_tax`]: `${gross - netOf(gross)}`,
})

/** Beside each group of amounts. */
export const currencyFields = ({code, symbol}: Currency) => ({
  currency_code: code,
  currency_symbol: symbol,
  currency_minor_unit: 2,
  currency_decimal_separator: '.',
  currency_thousand_separator: ',',
  currency_prefix: symbol,
  currency_suffix: '',
})

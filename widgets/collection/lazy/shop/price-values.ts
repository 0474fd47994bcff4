import {formatMoneyIfThere} from '../../../../src/format/lazy-money.ts'
import type {Facet} from '../../../../src/model/facets.ts'
import {type Money, moneyDecimals} from '../../../../src/model/money.ts'
import {currentSite} from '../../../../src/page/site/current-site.ts'
import {texts} from '../../widget.ts'

/** Ranges that a visitor can choose from, besides those with an open end. */
const MOST = 4

type Price = Pick<Money, 'currency' | 'minorUnits'>

/** Amounts that are read easily, between the lowest and the highest price. */
function stepsOf(min: number, max: number): number[] {
  const least = (max - min) / MOST
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power)
  const steps: number[] = []
  for (let at = (Math.floor(min / step) + 1) * step; at < max; at += step) steps.push(at)
  return steps
}

/** The words for a range as in the address: `10-49.50`. */
function labelOf(range: string, price: Price): string {
  const unit = 10 ** moneyDecimals(price)
  const [from, to] = range
    .split('-')
    .map(
      (end) =>
        end && formatMoneyIfThere({...price, minor: Math.round(Number(end) * unit)}, currentSite().locale),
    )
  if (from && to) return texts('between', {from, to})
  if (from) return texts('andMore', {price: from})
  return to ? texts('upTo', {price: to}) : range
}

/** What a visitor can choose of the filter `price`, the chosen one included. */
export function priceValues(range: Facet['range'] | undefined, chosen: readonly string[]) {
  const price: Price = range?.min ?? {currency: currentSite().currency}
  const unit = 10 ** moneyDecimals(price)
  const steps = range && range.max.minor > range.min.minor ? stepsOf(range.min.minor, range.max.minor) : []
  const ends = ['', ...steps.map((minor) => `${minor / unit}`), '']
  const ranges = steps.length ? ends.slice(1).map((end, index) => `${ends[index]}-${end}`) : []
  const all = [...new Set([...ranges, ...chosen])]
  return all.length
    ? ['', ...all].map((value) => ({
        value,
        label: value ? labelOf(value, price) : texts('anyPrice'),
        count: null,
      }))
    : []
}

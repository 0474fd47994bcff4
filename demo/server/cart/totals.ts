import {applied, type Code as ShopCode, sortCodes, takeOff} from '../../../src/model/shop-rules/codes.ts'
import {shippingRate, taxRules} from '../../seed/rates.ts'
import {say} from '../../seed/say.ts'
import {convert, type Store} from '../../seed/stores.ts'
import {messages} from '../site/messages.ts'
import type {Location} from './location.ts'

/** A code in a cart. Amounts are in minor units of the shop's own currency. */
export interface Code extends ShopCode {
  isOver: boolean
}

/** The input for a cart's totals. */
export interface Priced {
  /** In the store's currency. */
  subtotalCents: number
  requiresShipping: boolean
  location: Location | null
  codes: readonly Code[]
  store: Store
}

/** A code with its name in the store's language, and its amounts in the store's currency. */
const inStore = (code: Code, store: Store): Code => ({
  ...code,
  name: say(code.name, store),
  value: code.kind === 'percent' ? code.value : convert(code.value, store),
  minimum: code.isOver ? Infinity : convert(code.minimum, store),
})

function shippingOf({subtotalCents, requiresShipping, location, store}: Priced) {
  if (!requiresShipping || !location) return {options: [], cents: 0}
  const {id, name, cents, freeFrom} = shippingRate(location.country)
  const isFree = freeFrom !== undefined && subtotalCents >= convert(freeFrom, store)
  const price = isFree ? 0 : convert(cents, store)
  return {options: [{id, name: say(name, store), priceCents: price}], cents: price}
}

const taxesOf = ({location, store}: Priced, cents: number) =>
  (location ? taxRules(location) : []).map(({name, rate}) => ({
    name: say(name, store),
    rate: rate / 1000,
    taxCents: Math.round((cents * rate) / 100_000),
  }))

const reasonOf = ({isOver, minimum}: Code, store: Store): string =>
  isOver ? say(messages.codeOver, store) : messages.codeMinimum(minimum, store)

/**
 * The totals of a cart: promotions reduce the subtotal, taxes apply to the rest, and gift cards pay the remaining total
 * up to their balance. The grand total is the subtotal less the discount, plus shipping and taxes.
 */
export function totalsOf(priced: Priced) {
  const {subtotalCents, store} = priced
  const [promotions, cards, invalid] = sortCodes(
    priced.codes.map((code) => inStore(code, store)),
    subtotalCents,
  )
  const discounts = takeOff(promotions, subtotalCents)
  const shipping = shippingOf(priced)
  const shippingCostCents = promotions.some(({kind}) => kind === 'shipping') ? 0 : shipping.cents
  const applicableTaxRules = taxesOf(priced, discounts.left)
  const taxCents = applicableTaxRules.reduce((sum, rule) => sum + rule.taxCents, 0)
  const due = discounts.left + shippingCostCents + taxCents
  const paid = takeOff(cards, due)
  const validCoupons = [...discounts.list, ...paid.list]
  const invalidCoupons = invalid.map((code) => applied(code, 0, reasonOf(code, store)))
  return {
    subtotalCents,
    discountCents: subtotalCents - discounts.left + due - paid.left,
    shippingCostCents,
    taxCents,
    grandTotalCents: paid.left,
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    shippingOptions: shipping.options,
    selectedShippingOption: shipping.options[0] ?? null,
    applicableTaxRules,
  }
}

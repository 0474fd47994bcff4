import {shippingRate, taxRules} from '../../seed/rates.ts'
import {say} from '../../seed/say.ts'
import {convert, type Store} from '../../seed/stores.ts'
import {messages} from '../site/messages.ts'
import type {Location} from './location.ts'

/** A code in a cart. Amounts are in minor units of the shop's own currency. */
export interface Code {
  code: string
  name: string
  kind: 'percent' | 'amount' | 'shipping' | 'giftCard'
  /** A percentage, an amount, or the balance of the card. */
  value: number
  minimum: number
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

/** A code with the amount that it subtracts, in the store's currency, or the reason why it does not apply. */
export interface AppliedCode {
  code: string
  name: string
  kind: Code['kind']
  discountCents: number
  message: string | null
}

const isHeld = (code: Code, {subtotalCents, store}: Priced): boolean =>
  !code.isOver && subtotalCents >= convert(code.minimum, store)

const applied = ({code, name, kind}: Code, discountCents: number, message: string | null = null) => ({
  code,
  name,
  kind,
  discountCents,
  message,
})

/** Subtracts the codes one after the other, each from the remaining total. */
function takeOff(codes: readonly Code[], total: number, partOf: (code: Code, left: number) => number) {
  let left = total
  const list = codes.map((code) => {
    const discount = Math.min(left, Math.max(0, partOf(code, left)))
    left -= discount
    return applied(code, discount)
  })
  return {list, left, taken: total - left}
}

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

const reasonOf = ({isOver, minimum}: Code, {store}: Priced): string =>
  isOver ? say(messages.codeOver, store) : messages.codeMinimum(convert(minimum, store), store)

/**
 * The totals of a cart: codes reduce the subtotal, taxes apply to the rest, and gift cards pay the remaining total up
 * to their balance. The grand total is the subtotal less the discount, plus shipping and taxes.
 */
export function totalsOf(priced: Priced) {
  const {subtotalCents, store} = priced
  const codes = priced.codes.map((code) => ({...code, name: say(code.name, store)}))
  const held = codes.filter((code) => isHeld(code, priced))
  const isCard = ({kind}: Code) => kind === 'giftCard'
  const discounts = takeOff(
    held.filter((code) => !isCard(code)),
    subtotalCents,
    ({kind, value}, left) =>
      kind === 'percent' ? Math.round((left * value) / 100) : kind === 'amount' ? convert(value, store) : 0,
  )
  const shipping = shippingOf(priced)
  const shippingCostCents = held.some(({kind}) => kind === 'shipping') ? 0 : shipping.cents
  const applicableTaxRules = taxesOf(priced, discounts.left)
  const taxCents = applicableTaxRules.reduce((sum, rule) => sum + rule.taxCents, 0)
  const cards = takeOff(held.filter(isCard), discounts.left + shippingCostCents + taxCents, ({value}) =>
    convert(value, store),
  )
  const validCoupons: AppliedCode[] = [...discounts.list, ...cards.list]
  const invalidCoupons: AppliedCode[] = codes
    .filter((code) => !isHeld(code, priced))
    .map((code) => applied(code, 0, reasonOf(code, priced)))
  return {
    subtotalCents,
    discountCents: discounts.taken + cards.taken,
    shippingCostCents,
    taxCents,
    grandTotalCents: cards.left,
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    shippingOptions: shipping.options,
    selectedShippingOption: shipping.options[0] ?? null,
    applicableTaxRules,
  }
}

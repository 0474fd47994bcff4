export const CODE_KINDS = ['percent', 'amount', 'shipping', 'giftCard'] as const

/** A promotion code or a gift card. */
export interface Code {
  code: string
  name: string
  kind: (typeof CODE_KINDS)[number]
  /** Percent, or minor units. */
  value: number
  /** Minimum subtotal in minor units. */
  minimum: number
}

const discountOf = ({kind, value}: Code, subtotal: number): number => {
  if (kind === 'shipping') return 0
  return kind === 'percent' ? Math.round((subtotal * value) / 100) : value
}

/** Each code applies to the remainder of the previous ones. */
function apply(codes: readonly Code[], subtotal: number) {
  let left = subtotal
  return codes.map(({minimum, ...code}) => {
    const isHeld = subtotal >= minimum
    const discountCents = isHeld ? Math.min(left, discountOf({minimum, ...code}, subtotal)) : 0
    left -= discountCents
    const {value, ...said} = code
    return {...said, discountCents, message: isHeld ? null : 'The order is too small for this code.'}
  })
}

/** Shipping and taxes are not calculated: the page gives no rates. */
export function totalsOf(subtotalCents: number, codes: readonly Code[]) {
  const coupons = apply(codes, subtotalCents)
  const discountCents = coupons.reduce((sum, coupon) => sum + coupon.discountCents, 0)
  return {
    subtotalCents,
    discountCents,
    shippingCostCents: 0,
    taxCents: 0,
    grandTotalCents: subtotalCents - discountCents,
    coupons,
    validCoupons: coupons.filter(({message}) => message === null),
    invalidCoupons: coupons.filter(({message}) => message !== null),
    shippingOptions: [],
    selectedShippingOption: null,
    applicableTaxRules: [],
  }
}

import {toNumber} from '../lib/to-number.ts'

export const PRODUCT_TYPE = {physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5} as const

/** Pages write the type as a number or as its digits; a product without one is a physical product. */
export function parseProductType(value: unknown): number {
  const type = toNumber(value, 0)
  return Number.isInteger(type) && type >= PRODUCT_TYPE.physical && type <= PRODUCT_TYPE.paywall
    ? type
    : PRODUCT_TYPE.physical
}

/** Only these types sell out, and only these allow subscriptions (product.md §3, §4). */
export const isStockedType = (type: number): boolean =>
  type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service

/** A code that lowers the price of a cart. Amounts are in minor units of the shop's own currency. */
export interface SeedCode {
  code: string
  name: string
  /** `percent` and `amount` reduce the subtotal, `shipping` the shipping cost. */
  kind: 'percent' | 'amount' | 'shipping'
  value: number
  /** The lowest subtotal that the code applies to. */
  minimum: number
  isOver?: true
}

export const codes: readonly SeedCode[] = [
  {code: 'WELCOME10', name: '10% off', kind: 'percent', value: 10, minimum: 0},
  {code: 'CLAY5', name: 'Five off from 30', kind: 'amount', value: 500, minimum: 3000},
  {code: 'KILN20', name: '20% off from 150', kind: 'percent', value: 20, minimum: 15_000},
  {code: 'FREESHIP', name: 'Free shipping', kind: 'shipping', value: 0, minimum: 0},
  {code: 'SUMMER24', name: 'Summer', kind: 'percent', value: 15, minimum: 0, isOver: true},
]

/** Purchased gift cards with their balances. */
export const giftCards = [
  {code: 'GIFT-25-KILN', balance: 2500},
  {code: 'GIFT-200-PAPER', balance: 20_000},
] as const

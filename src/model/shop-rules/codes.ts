export const CODE_KINDS = ['percent', 'amount', 'shipping', 'giftCard'] as const

/** A promotion code or a gift card. */
export interface Code {
  code: string
  name: string
  kind: (typeof CODE_KINDS)[number]
  /** Percent, or minor units: an amount, or the balance of the card. */
  value: number
  /** Minimum subtotal in minor units; `Infinity` for a code that is over. */
  minimum: number
}

/** A code with the amount that it subtracts, or the reason why it does not apply. */
export const applied = ({code, name, kind}: Code, discountCents: number, message: string | null = null) => ({
  code,
  name,
  kind,
  discountCents,
  message,
})

/**
 * The codes of a cart in the order in which they apply: promotions reduce the subtotal; gift cards then pay for what is
 * left, with shipping and taxes. The other codes are not valid for the cart.
 */
export function sortCodes<C extends Code>(
  codes: readonly C[],
  subtotal: number,
): [promotions: C[], cards: C[], invalid: C[]] {
  const isHeld = ({minimum}: C): boolean => subtotal >= minimum
  const valid = codes.filter(isHeld)
  const isCard = ({kind}: C): boolean => kind === 'giftCard'
  return [valid.filter((code) => !isCard(code)), valid.filter(isCard), codes.filter((code) => !isHeld(code))]
}

function amountOf({kind, value}: Code, left: number): number {
  if (kind === 'percent') return Math.round((left * value) / 100)
  return kind === 'shipping' ? 0 : value
}

/** Subtracts the codes one after the other, each from the remaining total and never more than that. */
export function takeOff(codes: readonly Code[], total: number) {
  let left = total
  const list = codes.map((code) => {
    const discount = Math.min(left, Math.max(0, amountOf(code, left)))
    left -= discount
    return applied(code, discount)
  })
  return {list, left}
}

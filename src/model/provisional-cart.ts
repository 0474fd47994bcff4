import type {Cart, CartEntry} from './cart.ts'

/** Quantities that a visitor wants, by the id of the entry; 0 removes it. */
export type Wanted = Readonly<Record<string, {readonly quantity: number}>>

/** A removed line that the visitor has put back. */
export interface PutBack {
  readonly entry: CartEntry
  /** Ids of the lines above it, also of those that are gone. */
  readonly above: readonly string[]
  /** Ids of the cart before the shop was asked. */
  readonly had: readonly string[]
  /** The new id of the line; null until the shop has confirmed it. */
  readonly id: string | null
}

const isEqual = (a: CartEntry, b: CartEntry): boolean =>
  a.itemId === b.itemId && a.sku === b.sku && a.variantId === b.variantId

/** The line in the shop's cart, if it has it: by its new id, or before the reply is read, as a new equal line. */
const findLine = (entries: readonly CartEntry[], {entry, had, id}: PutBack): CartEntry | undefined =>
  entries.find((line) =>
    id === null ? line.id === entry.id || (isEqual(line, entry) && !had.includes(line.id)) : line.id === id,
  )

/** The entries with those that were put back, each below the lines that were above it. */
function placeRestored(entries: readonly CartEntry[], restored: readonly PutBack[]): CartEntry[] {
  const placed = [...entries]
  const oldIds = new Map(restored.map(({entry, id}) => [id ?? entry.id, entry.id]))
  for (const putBack of restored) {
    const line = findLine(placed, putBack) ?? (putBack.id === null ? putBack.entry : undefined)
    if (!line) continue
    const at = placed.indexOf(line)
    if (at >= 0) placed.splice(at, 1)
    const isAbove = ({id}: CartEntry) =>
      putBack.above.includes(id) || putBack.above.includes(oldIds.get(id) ?? id)
    placed.splice(placed.findLastIndex(isAbove) + 1, 0, line)
  }
  return placed
}

/**
 * The cart with pending changes laid over it, as far as they are known before the server replies: lines, subtotal and
 * count. All other sums are still those of the earlier cart. An unchanged entry stays the same object.
 */
export function provisionalCart(cart: Cart, quantities: Wanted, restored: readonly PutBack[] = []): Cart {
  let {subtotalCents, totalQuantity} = cart
  const known = new Set(cart.entries)
  const all = restored.length ? placeRestored(cart.entries, restored) : cart.entries
  const entries = all.map((entry) => {
    const quantity = quantities[entry.id]?.quantity ?? entry.quantity
    const isKnown = known.has(entry)
    if (isKnown && quantity === entry.quantity) return entry
    const {purchasePriceCents: price} = entry
    const subTotal = price === null ? null : price * quantity
    subtotalCents += (subTotal ?? 0) - (isKnown ? (entry.subTotal ?? 0) : 0)
    totalQuantity += quantity - (isKnown ? entry.quantity : 0)
    return {...entry, quantity, subTotal}
  })
  return {...cart, entries, subtotalCents, totalQuantity}
}

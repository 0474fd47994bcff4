import {asApiError} from '../contract/errors.ts'
import {asRecord} from '../lib/as-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {toJson} from '../lib/to-json.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {addOnce, isEndUnknown} from './add-once.ts'
import type {Visitor} from './visitor.ts'

interface Addition {
  /** The same for each repeat of it. */
  idempotencyKey: string
  quantity: number
  /** Whether a line is of what is added. */
  isOf: (entry: CartEntry) => boolean
  add: () => Promise<CartReply>
  read: () => Promise<Cart>
  /**
   * Asked after a read that has not found it: whether it cannot be in a cart of the visitor, made or not.
   * @default never known
   */
  isStray?: () => boolean
}

/** Quantities by line, after the last change: of all tabs, as long as it is the same cart. */
const remember = ({seen}: Visitor, {id, entries}: Cart): void =>
  seen.write(toJson({id, lines: Object.fromEntries(entries.map((entry) => [entry.id, entry.quantity]))}))

function readSeen({seen}: Visitor): Record<string, unknown> {
  const parsed = parseJson(seen.read())
  return asRecord(parsed.ok ? parsed.value : null)
}

/** A change is on its way: until it has ended well, in whichever tab, the quantities can be other ones. */
function markOpen(visitor: Visitor): void {
  const last = readSeen(visitor)
  if (last.lines) visitor.seen.write(toJson({...last, isOpen: true}))
}

function quantityBefore(visitor: Visitor, {id, entries}: Cart, isOf: Addition['isOf']): number {
  const last = readSeen(visitor)
  if (last.id !== id) return 0
  const lines = asRecord(last.lines)
  return entries.filter(isOf).reduce((sum, entry) => sum + Number(lines[entry.id] ?? 0), 0)
}

const quantityOf = ({entries}: Cart, isOf: Addition['isOf']): number =>
  entries.filter(isOf).reduce((sum, {quantity}) => sum + quantity, 0)

/**
 * Additions for shops that do not recognize repeats: after a lost reply the cart is read, and what it holds is not added
 * again, also not when the visitor presses again. All changes run one at a time, and their quantities are kept, so that an
 * addition of another tab is not mistaken for this one.
 */
export function createChanges(visitor: Visitor) {
  /** Ids of additions whose end is unknown. */
  const unknown = new Set<string>()
  const made = new Set<string>()

  async function attempt({
    idempotencyKey: key,
    quantity,
    isOf,
    add,
    read,
    isStray,
  }: Addition): Promise<CartReply> {
    const isAdded = (cart: Cart) =>
      made.has(key) || quantityOf(cart, isOf) >= quantityBefore(visitor, cart, isOf) + quantity
    if (made.has(key) || unknown.has(key)) {
      const cart = await read()
      if (isAdded(cart)) return {cart, newlyAdded: null, problems: []}
    }
    try {
      return await addOnce({add, read, isAdded})
    } catch (error) {
      if (!isEndUnknown(error)) throw error
      unknown.add(key)
      if (isStray?.()) return add()
      throw error
    }
  }

  /** The line that was added is one of the cart. */
  async function add(addition: Addition): Promise<CartReply> {
    const reply = await attempt(addition)
    made.add(addition.idempotencyKey)
    return {...reply, newlyAdded: reply.cart.entries.find(addition.isOf) ?? null}
  }

  /** Changes the cart; changes run one at a time. */
  const change = (task: () => Promise<CartReply>): Promise<CartReply> =>
    visitor.inTurn(async () => {
      markOpen(visitor)
      try {
        const reply = await task()
        remember(visitor, reply.cart)
        return reply
      } catch (error) {
        const {cart} = asApiError(error) ?? {}
        // an addition whose end is unknown may still arrive
        if (cart && !isEndUnknown(error)) remember(visitor, cart)
        throw error
      }
    })

  return {
    change,
    addOnce: (addition: Addition) => change(() => add(addition)),
    /** What a shop whose carts only these pages change has changed without them since the last change. */
    changedByShop({id, entries}: Cart): CartProblem[] {
      const {id: last, lines, isOpen} = readSeen(visitor)
      if (last !== id || isOpen) return []
      return entries.flatMap(({id: entryId, quantity: taken}) => {
        const wanted = Number(asRecord(lines)[entryId] ?? taken)
        return wanted === taken ? [] : [{code: 'quantity_changed', message: '', entryId, wanted, taken}]
      })
    },
    /** How much more of something a cart holds than after the change before. */
    gainOf: (cart: Cart, isOf: Addition['isOf']) =>
      quantityOf(cart, isOf) - quantityBefore(visitor, cart, isOf),
  }
}

export type Changes = ReturnType<typeof createChanges>

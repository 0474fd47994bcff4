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
  /** The same for each repeat of an addition. */
  idempotencyKey: string
  quantity: number
  /** Whether a line contains the added item. */
  isOf: (entry: CartEntry) => boolean
  add: () => Promise<CartReply>
  read: () => Promise<Cart>
  /**
   * Called if the cart does not contain the addition. True if the shop cannot have added it to a cart of the visitor.
   * @default false
   */
  isStray?: () => boolean
}

/** Stores the quantities of the lines after a change, for all tabs; they apply to this cart only. */
const remember = ({lastCart}: Visitor, {id, entries}: Cart): void =>
  lastCart.write(toJson({id, lines: Object.fromEntries(entries.map((entry) => [entry.id, entry.quantity]))}))

function readLastCart({lastCart}: Visitor): Record<string, unknown> {
  const parsed = parseJson(lastCart.read())
  return asRecord(parsed.ok ? parsed.value : null)
}

/** Notes that a change has started: until a change succeeds in any tab, the stored quantities can be wrong. */
function markOpen(visitor: Visitor): void {
  const last = readLastCart(visitor)
  if (last.lines) visitor.lastCart.write(toJson({...last, isOpen: true}))
}

function quantityBefore(visitor: Visitor, {id, entries}: Cart, isOf: Addition['isOf']): number {
  const last = readLastCart(visitor)
  if (last.id !== id) return 0
  const lines = asRecord(last.lines)
  return entries.filter(isOf).reduce((sum, entry) => sum + Number(lines[entry.id] ?? 0), 0)
}

const quantityOf = ({entries}: Cart, isOf: Addition['isOf']): number =>
  entries.filter(isOf).reduce((sum, {quantity}) => sum + quantity, 0)

/**
 * Additions for shops that do not recognize repeats. After a lost reply it reads the cart, and does not repeat an addition
 * that the cart contains, even if the visitor presses again. All changes run one at a time, and their quantities are stored,
 * so that an addition of another tab is not mistaken for this one.
 */
export function createChanges(visitor: Visitor) {
  /** Ids of additions that the shop may have made. */
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

  /** `newlyAdded` is the line of the cart that contains the item. */
  async function add(addition: Addition): Promise<CartReply> {
    const reply = await attempt(addition)
    made.add(addition.idempotencyKey)
    return {...reply, newlyAdded: reply.cart.entries.find(addition.isOf) ?? null}
  }

  /** Changes the cart; changes run one at a time. */
  const change = (task: () => Promise<CartReply>): Promise<CartReply> =>
    visitor.serialized(async () => {
      markOpen(visitor)
      try {
        const reply = await task()
        remember(visitor, reply.cart)
        return reply
      } catch (error) {
        const {cart} = asApiError(error) ?? {}
        // the shop may still make an addition whose reply is lost
        if (cart && !isEndUnknown(error)) remember(visitor, cart)
        throw error
      }
    })

  return {
    change,
    addOnce: (addition: Addition) => change(() => add(addition)),
    /** The quantities that the shop has changed since the last change, for shops whose carts only these pages change. */
    changedByShop({id, entries}: Cart): CartProblem[] {
      const {id: last, lines, isOpen} = readLastCart(visitor)
      if (last !== id || isOpen) return []
      return entries.flatMap(({id: entryId, quantity}) => {
        const before = Number(asRecord(lines)[entryId] ?? quantity)
        const problem = {code: 'quantity_changed', message: '', entryId, wanted: before, taken: quantity}
        return before === quantity ? [] : [problem]
      })
    },
    /** How much the quantity of an item has grown since the last change. */
    gainOf: (cart: Cart, isOf: Addition['isOf']) =>
      quantityOf(cart, isOf) - quantityBefore(visitor, cart, isOf),
  }
}

export type Changes = ReturnType<typeof createChanges>

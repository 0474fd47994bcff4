import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import {asRecord} from '../lib/as-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {toJson} from '../lib/to-json.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import type {Visitor} from './visitor.ts'

interface Addition {
  /** The same for each repeat of it. */
  idempotencyKey: string
  quantity: number
  /** Whether a line is of what is added. */
  isOf: (entry: CartEntry) => boolean
  add: () => Promise<CartReply>
  read: () => Promise<Cart>
}

/** Failures after which the shop may have added it all the same. */
const END_UNKNOWN: readonly (ApiErrorKind | undefined)[] = [
  'timeout',
  'network',
  'offline',
  'server',
  'malformed',
]

/** Quantities by line, after the last change: of all tabs, as long as it is the same cart. */
const remember = ({seen}: Visitor, {id, entries}: Cart): void =>
  seen.write(toJson({id, lines: Object.fromEntries(entries.map((entry) => [entry.id, entry.quantity]))}))

function quantityBefore({seen}: Visitor, {id, entries}: Cart, isOf: Addition['isOf']): number {
  const parsed = parseJson(seen.read())
  const last = asRecord(parsed.ok ? parsed.value : null)
  if (last.id !== id) return 0
  const lines = asRecord(last.lines)
  return entries.filter(isOf).reduce((sum, entry) => sum + Number(lines[entry.id] ?? 0), 0)
}

const quantityOf = ({entries}: Cart, isOf: Addition['isOf']): number =>
  entries.filter(isOf).reduce((sum, {quantity}) => sum + quantity, 0)

/**
 * Additions for shops that do not know repeats: when a reply is lost, the cart is read, and what it has is not added again,
 * neither now nor when the visitor tries once more. All changes run in turn and are remembered, so that what another tab
 * has added is not taken for it.
 */
export function createChanges(visitor: Visitor) {
  /** Additions whose end is not known. */
  const unknown = new Set<string>()
  const made = new Set<string>()

  /** The reply of an addition that was made, though its own was lost; null where it was not. */
  async function findDone({quantity, isOf, read}: Addition): Promise<CartReply | null> {
    const cart = await read()
    const isDone = quantityOf(cart, isOf) >= quantityBefore(visitor, cart, isOf) + quantity
    return isDone ? {cart, newlyAdded: null, problems: []} : null
  }

  async function attempt(addition: Addition): Promise<CartReply> {
    const {idempotencyKey: key, add, read} = addition
    if (made.has(key)) return {cart: await read(), newlyAdded: null, problems: []}
    const found = unknown.has(key) ? await findDone(addition) : null
    if (found) return found
    try {
      return await add()
    } catch (error) {
      if (!END_UNKNOWN.includes(asApiError(error)?.kind)) throw error
      unknown.add(key)
      const done = await findDone(addition).catch(() => null)
      if (done) return done
      throw error
    }
  }

  /** The line that was added is one of the cart. */
  async function add(addition: Addition): Promise<CartReply> {
    const reply = await attempt(addition)
    made.add(addition.idempotencyKey)
    return {...reply, newlyAdded: reply.cart.entries.find(addition.isOf) ?? null}
  }

  /** A change of the cart, in turn. */
  const change = (task: () => Promise<CartReply>): Promise<CartReply> =>
    visitor.inTurn(async () => {
      try {
        const reply = await task()
        remember(visitor, reply.cart)
        return reply
      } catch (error) {
        const {cart} = asApiError(error) ?? {}
        if (cart) remember(visitor, cart)
        throw error
      }
    })

  return {
    change,
    addOnce: (addition: Addition) => change(() => add(addition)),
    /** How much more of something a cart holds than after the change before. */
    gainOf: (cart: Cart, isOf: Addition['isOf']) =>
      quantityOf(cart, isOf) - quantityBefore(visitor, cart, isOf),
  }
}

export type Changes = ReturnType<typeof createChanges>

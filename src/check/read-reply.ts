import {isRecord} from '../lib/is-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {readPath} from '../lib/read-path.ts'
import type {Reply} from './client.ts'
import {expectThat} from './outcome.ts'

/** The value at a path in the reply's JSON; undefined if there is no value. */
export function readField(reply: Reply, path: string): unknown {
  const parsed = parseJson(reply.text)
  return parsed.ok ? readPath(parsed.value, path) : undefined
}

export const isCrumbRefused = (reply: Reply): boolean => readField(reply, 'crumbFail') === true

export interface Entry {
  id: string
  itemId: unknown
  quantity: number
  purchasePriceCents: number
  subTotal: number
}

export interface Cart {
  id: string
  entries: readonly Entry[]
  totalQuantity: number
  subtotalCents: number
  grandTotalCents: number
  sums: Readonly<Record<string, unknown>>
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

function toEntry(value: unknown, reply: Reply): Entry {
  const {id, itemId, quantity, purchasePriceCents, subTotal} = isRecord(value) ? value : {}
  const isWhole = typeof id === 'string' && [quantity, purchasePriceCents, subTotal].every(isNumber)
  expectThat(isWhole, 'an entry with id, quantity, purchasePriceCents and subTotal', reply)
  return {
    id,
    itemId,
    quantity: Number(quantity),
    purchasePriceCents: Number(purchasePriceCents),
    subTotal: Number(subTotal),
  }
}

function toCart(value: unknown, reply: Reply): Cart {
  const {id, entries, totalQuantity, subtotalCents, grandTotalCents, ...sums} = isRecord(value) ? value : {}
  const isWhole = typeof id === 'string' && Array.isArray(entries)
  expectThat(isWhole, 'a cart with id and entries', reply)
  const [total, subtotal, grand] = [totalQuantity, subtotalCents, grandTotalCents].map(Number)
  const list: readonly unknown[] = entries
  return {
    id,
    entries: list.map((entry) => toEntry(entry, reply)),
    totalQuantity: total ?? Number.NaN,
    subtotalCents: subtotal ?? Number.NaN,
    grandTotalCents: grand ?? Number.NaN,
    sums,
  }
}

/** The cart in the reply to a read. */
export function readCart(reply: Reply): Cart {
  expectThat(reply.status === 200, '200 with the cart', reply)
  return toCart(readField(reply, 'shoppingCart') ?? readWhole(reply), reply)
}

/** The cart in the reply to a change. */
export function readChanged(reply: Reply): Cart {
  expectThat(reply.status === 200 && !isCrumbRefused(reply), '200 with shoppingCart', reply)
  return toCart(readField(reply, 'shoppingCart'), reply)
}

function readWhole(reply: Reply): unknown {
  const parsed = parseJson(reply.text)
  return parsed.ok ? parsed.value : undefined
}

/** The entry in the reply to an addition. */
export const readAdded = (reply: Reply): Entry => toEntry(readField(reply, 'newlyAdded'), reply)

/** A refusal in JSON, not a fault of the server. */
export function expectRefusal(reply: Reply, statuses: readonly number[], expected: string): void {
  const says = readField(reply, 'message') ?? readField(reply, 'error') ?? readField(reply, 'errors')
  expectThat(statuses.includes(reply.status) && says !== undefined, expected, reply)
}

import {readPath} from '../../../src/lib/read-path.ts'
import type {Admin} from './admin.ts'

const ORDERS =
  '{r:orders(options:{take:100,sort:{id:DESC}}){items{id active lines{quantity productVariant{sku}}}}}'

const listAt = (value: unknown, path: string): unknown[] => {
  const found = readPath(value, path)
  return Array.isArray(found) ? found : []
}

const idOf = (order: unknown): number => Number(readPath(order, 'id'))

const contentsOf = (orders: readonly unknown[]): string[] =>
  orders
    .flatMap((order) => listAt(order, 'lines'))
    .map((line) => `${readPath(line, 'quantity')} × ${readPath(line, 'productVariant.sku')}`)
    .filter((text) => !text.startsWith('0 '))
    .sort()

/** Carts and orders since the last reset. In Vendure, a cart is an active order. */
export function watchOrders(ask: Admin) {
  let last = 0
  const read = async () => listAt(await ask(ORDERS), 'items').filter((order) => idOf(order) > last)
  const inState = async (active: boolean) =>
    contentsOf((await read()).filter((order) => readPath(order, 'active') === active))
  return {
    held: () => inState(true),
    ordered: () => inState(false),
    reset: async () => {
      last = Math.max(last, ...(await read()).map(idOf))
    },
  }
}

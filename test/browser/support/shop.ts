import type {Fault as ServerFault} from '../../../demo/server/qa/fault.ts'
import type {Cart} from '../../../src/api/generated/schema.ts'

/** The server's behaviour for the next calls of a path. */
export type Fault = Pick<ServerFault, 'path'> & Partial<ServerFault>

/** The QA hooks of the demo server. */
export interface Shop {
  url: string
  reset: () => Promise<void>
  fault: (fault: Fault) => Promise<void>
  clearFaults: () => Promise<void>
  carts: () => Promise<Cart[]>
  /** The items in all carts of the database: `3 × BOWL-TIDE`. */
  held: () => Promise<string[]>
  /** The form submissions of visitors. */
  submissions: () => Promise<Record<string, unknown>[]>
  orders: () => Promise<Record<string, unknown>[]>
  /** See `Server.restart`. */
  restart: () => Promise<void>
}

export function createShop(url: string, restart: () => Promise<void>): Shop {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const reply = await fetch(url + path, {
      method,
      headers: {'Content-Type': 'application/json'},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply
  }
  const carts = async (): Promise<Cart[]> => (await call('GET', '/qa/carts')).json()
  return {
    url,
    restart,
    carts,
    submissions: async () => (await call('GET', '/qa/submissions')).json(),
    orders: async () => (await call('GET', '/qa/orders')).json(),
    reset: async () => void (await call('POST', '/qa/reset')),
    fault: async (fault) => void (await call('POST', '/qa/faults', fault)),
    clearFaults: async () => void (await call('DELETE', '/qa/faults')),
    held: async () =>
      (await carts())
        .flatMap(({entries}) => entries)
        .map(({quantity, chosenVariant}) => `${quantity} × ${chosenVariant.sku}`),
  }
}

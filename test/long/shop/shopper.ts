import {hiddenIn} from '../../../demo/server/testing/hidden-in.ts'
import {createVisitor} from '../../../demo/server/testing/visitor.ts'
import type {Cart} from '../../../src/api/generated/schema.ts'

export interface Item {
  itemId: string
  sku: string
}

/** A visitor with a separate address, who records what the shop has acknowledged. */
export interface Shopper {
  /** Whether the shop has added one. */
  add: (item: Item) => Promise<boolean>
  /** The id of the order for the whole cart, or null if the shop refuses it. */
  order: () => Promise<string | null>
  /** Whether the shop has accepted the event. */
  tell: (eventId: string) => Promise<boolean>
  /** Items in the cart. */
  held: () => Promise<number>
}

const ENTRIES = '/commerce/shopping-cart/entries'
const CUSTOMER = {
  email: 'ada@example.com',
  name: 'Ada',
  country: 'US',
  postalCode: '07030',
  region: 'NJ',
  line1: '1 Clay Street',
  line2: '',
  city: 'Hoboken',
}

/** An address for each number, from a range that is reserved for tests. */
const addressOf = (index: number): string => `198.18.${index >> 8}.${index & 255}`

/** `note` receives the status of each answer. */
export function createShopper(url: string, index: number, note: (status: number) => void): Shopper {
  const visitor = createVisitor(url, {'X-Forwarded-For': addressOf(index)})
  const noted = (reply: Response): Response => {
    note(reply.status)
    return reply
  }
  const openCheckout = async () => hiddenIn(await noted(await visitor.call('/checkout')).text())

  return {
    add: async ({itemId, sku}) => {
      const json = {itemId, sku, quantity: 1, additionalFields: null}
      const headers = {'Add-To-Cart-Id': crypto.randomUUID()}
      const reply = noted(await visitor.api(ENTRIES, {method: 'POST', json, headers}))
      await reply.text()
      return reply.ok
    },
    order: async () => {
      // a total that has changed with the shipping is accepted on the second attempt
      for (let look = 0; look < 2; look++) {
        const reply = noted(await visitor.submit('/checkout', {...(await openCheckout()), ...CUSTOMER}))
        const [, orderId] = /^\/order-confirmed\/(.+)/.exec(reply.headers.get('Location') ?? '') ?? []
        await reply.text()
        if (orderId) return orderId
      }
      return null
    },
    tell: async (eventId) => {
      const json = {
        eventSchemaName: 'CommerceShopping',
        eventContent: {event_id: eventId, action: 'VisitPDP'},
      }
      const reply = noted(await visitor.call('/api/v1/clanker/events', {method: 'POST', json}))
      await reply.text()
      return reply.ok
    },
    held: async () => {
      const reply = noted(await visitor.api('/commerce/shopping-cart'))
      if (!reply.ok) return 0
      const cart: Cart = await reply.json()
      return cart.totalQuantity
    },
  }
}

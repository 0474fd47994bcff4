import {addRight, pathOf} from '../calls.ts'
import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, readChanged, readField} from '../read-reply.ts'

const PLACE = {line1: '', line2: '', city: '', region: 'NY', postalCode: '10001', country: 'US'}
const VIEW = '/api/rendering/product-quick-view/'

export const restCases: readonly Case[] = [
  {
    name: 'the place is kept, and the total counts shipping and taxes for it',
    part: 'shipping',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const {id} = await addRight(visitor, given.item)
      const path = `/api/3/commerce/cart/${encodeURIComponent(id)}/shipping/location`
      const reply = await visitor.call(path, {method: 'PUT', body: PLACE})
      const {sums, subtotalCents, grandTotalCents} = readChanged(reply)
      expectThat(readField(reply, 'shoppingCart.shippingLocation.region') === 'NY', 'the place', reply)
      const [more = 0, tax = 0, less = 0] = ['shippingCostCents', 'taxCents', 'discountCents'].map((name) =>
        Number(sums[name] ?? 0),
      )
      expectThat(grandTotalCents === subtotalCents + more + tax - less, 'a total of its parts', reply)
    },
  },
  {
    name: 'what a visitor fills in is kept with the entry',
    part: 'fields',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      const body = {...given.item, additionalFields: '{"Name":"Ada"}'}
      const reply = await visitor.call(`${pathOf(entry?.id ?? '')}/additionalFields`, {method: 'PUT', body})
      readChanged(reply)
      const fields = readField(reply, 'updatedEntry.additionalFields')
      expectThat(typeof fields === 'string' && fields.includes('Ada'), 'updatedEntry with the fields', reply)
    },
  },
  {
    name: 'a subscription begins with a cartToken, and leaves the cart as it is',
    part: 'subscription',
    needs: 'subscription',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const body = {...given.subscription, qty: 1, additionalFields: null}
      const reply = await visitor.call('/api/3/commerce/cart/subscription', {method: 'POST', body})
      const token = readField(reply, 'cartToken')
      expectThat(reply.status === 200 && typeof token === 'string', '200 with a cartToken', reply)
    },
  },
  {
    name: 'a quick view is HTML',
    part: 'quick-view',
    run: async ({createVisitor, given}) => {
      const reply = await createVisitor().call(VIEW + encodeURIComponent(given.item.itemId))
      const html = readField(reply, 'html')
      expectThat(typeof html === 'string' && html !== '', '200 with html', reply)
    },
  },
  {
    name: 'the quick view of an item that is not there is answered 404, with a title',
    part: 'quick-view',
    isRaw: true,
    run: async ({createVisitor}) => {
      const reply = await createVisitor().call(`${VIEW}no-such-item`)
      expectRefusal(reply, [404], '404 with title and error')
      expectThat(typeof readField(reply, 'title') === 'string', 'a title', reply)
    },
  },
]

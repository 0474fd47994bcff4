import {add, addRight, countHeld, ENTRIES, pathOf, update} from '../calls.ts'
import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, readChanged} from '../read-reply.ts'

const REFUSED = [400, 404, 409, 413, 422]
const EXPECTED = `a refusal (${REFUSED.join(', ')}) with error or message, not a fault of the server`

export const inputCases: readonly Case[] = [
  {
    name: 'a body that is not JSON is refused',
    part: 'input',
    isRaw: true,
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      for (const body of ['{', '{"itemId":', 'itemId=1']) {
        expectRefusal(await visitor.call(ENTRIES, {method: 'POST', body}), REFUSED, EXPECTED)
        expectRefusal(await visitor.call(pathOf(entry?.id ?? ''), {method: 'PUT', body}), REFUSED, EXPECTED)
      }
      expectThat((await countHeld(visitor)) === 1, 'a cart that the refused calls have not changed')
    },
  },
  {
    name: 'JSON that is no object is refused',
    part: 'input',
    isRaw: true,
    run: async ({createVisitor}) => {
      const visitor = createVisitor()
      for (const body of ['null', '[]', '1', '"item"'])
        expectRefusal(await visitor.call(ENTRIES, {method: 'POST', body}), REFUSED, EXPECTED)
    },
  },
  {
    name: 'an item that is not there is refused, whatever it is called',
    part: 'input',
    run: async ({createVisitor}) => {
      const visitor = createVisitor()
      for (const itemId of ['no-such-item', 'constructor', '__proto__', '', null, 1, {}]) {
        const reply = await visitor.call(ENTRIES, {method: 'POST', body: {itemId, sku: null, quantity: 1}})
        expectRefusal(reply, REFUSED, EXPECTED)
      }
      expectThat((await countHeld(visitor)) === 0, 'an empty cart')
    },
  },
  {
    name: 'a variant that is not there is refused',
    part: 'input',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      for (const sku of ['no-such-sku', 'constructor'])
        expectRefusal(await add(visitor, {...given.item, sku}), REFUSED, EXPECTED)
      expectThat((await countHeld(visitor)) === 0, 'an empty cart')
    },
  },
  {
    name: 'quantities that are none are refused, in an addition',
    part: 'input',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      for (const quantity of [0, -1, 1.5, 'many', 1e20, {}]) {
        const body = {...given.item, quantity}
        expectRefusal(await visitor.call(ENTRIES, {method: 'POST', body}), REFUSED, EXPECTED)
      }
      expectThat((await countHeld(visitor)) === 0, 'an empty cart')
    },
  },
  {
    name: 'quantities that are none are refused, in a change',
    part: 'input',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      for (const quantity of [-1, 1.5, 'many', 1e20, {}])
        expectRefusal(await update(visitor, entry?.id ?? '', quantity), REFUSED, EXPECTED)
      expectThat((await countHeld(visitor)) === 1, 'a cart that the refused calls have not changed')
    },
  },
  {
    name: 'quantities above 9999 are refused',
    part: 'input',
    // other shops set their own limits, and may take what they have
    isRaw: true,
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      const quantity = 10_000
      const body = {...given.item, quantity}
      expectRefusal(await visitor.call(ENTRIES, {method: 'POST', body}), REFUSED, EXPECTED)
      expectRefusal(await update(visitor, entry?.id ?? '', quantity), REFUSED, EXPECTED)
      expectThat((await countHeld(visitor)) === 1, 'a cart that the refused calls have not changed')
    },
  },
  {
    name: 'fields that a server does not know are passed over',
    part: 'input',
    run: async ({createVisitor, given}) => {
      const body = {...given.item, quantity: 1, variantId: null, additionalFields: null, later: {}}
      const reply = await createVisitor().call(ENTRIES, {method: 'POST', body})
      expectThat(readChanged(reply).totalQuantity === 1, 'one piece', reply)
    },
  },
]

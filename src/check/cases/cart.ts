import {createUuid} from '../../lib/uuid.ts'
import {add, addRight, CART, countHeld, pathOf, read, update} from '../calls.ts'
import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, readAdded, readChanged} from '../read-reply.ts'

const UNKNOWN = 'no-such-entry'

export const cartCases: readonly Case[] = [
  {
    name: 'a visitor without a cart is answered 404',
    part: 'cart',
    run: async ({createVisitor}) =>
      expectRefusal(await createVisitor().call(CART), [404], '404 with an error'),
  },
  {
    name: 'an addition is answered with the cart and the entry, and is there when the cart is read',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const reply = await add(visitor, given.item, 2)
      const [cart, added] = [readChanged(reply), readAdded(reply)]
      expectThat(cart.entries.length === 1 && cart.totalQuantity === 2, 'one entry, two pieces', reply)
      expectThat(added.quantity === 2 && added.itemId === given.item.itemId, 'newlyAdded of the item', reply)
      const held = await read(visitor)
      expectThat(held.id === cart.id && held.totalQuantity === 2, 'the same cart with two pieces')
    },
  },
  {
    name: 'a cookie hasCart or CART tells scripts that there is a cart',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await addRight(visitor, given.item)
      const isTold = visitor.readCookie('hasCart') !== null || visitor.readCookie('CART') !== null
      expectThat(isTold, 'a cookie hasCart, without HttpOnly')
    },
  },
  {
    name: 'the same again is one entry, whose newlyAdded.quantity is what is now in the cart',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await addRight(visitor, given.item, 2)
      const reply = await add(visitor, given.item)
      expectThat(readChanged(reply).entries.length === 1, 'one entry', reply)
      expectThat(readAdded(reply).quantity === 3, 'newlyAdded.quantity 3', reply)
    },
  },
  {
    name: 'a repeated Add-To-Cart-Id adds once, and is answered as before',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const [visitor, id] = [createVisitor(), createUuid()]
      const first = readAdded(await add(visitor, given.item, 1, id))
      const reply = await add(visitor, given.item, 1, id)
      expectThat(readChanged(reply).totalQuantity === 1, 'one piece', reply)
      expectThat(readAdded(reply).id === first.id, 'the same newlyAdded', reply)
      expectThat((await countHeld(visitor)) === 1, 'one piece when the cart is read')
    },
  },
  {
    name: 'another Add-To-Cart-Id adds again',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await add(visitor, given.item)
      const reply = await add(visitor, given.item)
      expectThat(readChanged(reply).totalQuantity === 2, 'two pieces', reply)
    },
  },
  {
    name: 'a quantity is set',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      const reply = await update(visitor, entry?.id ?? '', 2)
      expectThat(readChanged(reply).totalQuantity === 2, 'two pieces', reply)
      expectThat((await read(visitor)).totalQuantity === 2, 'two pieces when the cart is read')
    },
  },
  {
    name: 'the quantity 0 removes the entry',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      const reply = await update(visitor, entry?.id ?? '', 0)
      expectThat(readChanged(reply).entries.length === 0, 'no entry', reply)
    },
  },
  {
    name: 'an entry is removed, and can be added again',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [entry] = (await addRight(visitor, given.item)).entries
      const reply = await visitor.call(pathOf(entry?.id ?? ''), {method: 'DELETE'})
      expectThat(readChanged(reply).entries.length === 0, 'no entry', reply)
      expectThat((await addRight(visitor, given.item)).totalQuantity === 1, 'one piece')
    },
  },
  {
    name: 'an unknown entry is answered 404',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await addRight(visitor, given.item)
      expectRefusal(await update(visitor, UNKNOWN, 1), [404], '404 with an error')
      expectRefusal(await visitor.call(pathOf(UNKNOWN), {method: 'DELETE'}), [404], '404 with an error')
      expectThat((await countHeld(visitor)) === 1, 'a cart that the refused calls have not changed')
    },
  },
  {
    name: 'a cart is one visitor’s own',
    part: 'cart',
    run: async ({createVisitor, given}) => {
      const [visitor, other] = [createVisitor(), createVisitor()]
      const [entry] = (await addRight(visitor, given.item)).entries
      expectThat((await countHeld(other)) === 0, 'no cart for another visitor')
      const [first] = (await addRight(other, given.item)).entries
      const reply = await update(other, entry?.id ?? '', 5)
      // shops that name entries by what they are of have the same id in both carts: it is the other's own entry then
      if (first?.id !== entry?.id) expectRefusal(reply, [404], '404 for another visitor’s entry')
      expectThat((await countHeld(visitor)) === 1, 'a cart that the other visitor has not changed')
    },
  },
]

import {createUuid} from '../../lib/uuid.ts'
import {add, addRight, CART, countHeld, read} from '../calls.ts'
import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {readChanged} from '../read-reply.ts'

const MANY = 20

const times = (count: number): number[] => [...new Array(count).keys()]

export const raceCases: readonly Case[] = [
  {
    name: 'two first additions at once end in one cart',
    part: 'races',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await visitor.call(CART)
      const replies = await Promise.all([add(visitor, given.item), add(visitor, given.item)])
      for (const reply of replies) readChanged(reply)
      expectThat((await countHeld(visitor)) === 2, 'two pieces when the cart is read')
    },
  },
  {
    name: `${MANY} additions at once are ${MANY} pieces`,
    part: 'races',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await addRight(visitor, given.item)
      await Promise.all(times(MANY).map(async () => readChanged(await add(visitor, given.item))))
      const cart = await read(visitor)
      expectThat(cart.totalQuantity === MANY + 1, `${MANY + 1} pieces when the cart is read`)
      expectThat(cart.entries.length === 1, 'one entry when the cart is read')
    },
  },
  {
    name: 'an addition that is repeated while it is under way adds once',
    part: 'races',
    run: async ({createVisitor, given}) => {
      const [visitor, id] = [createVisitor(), createUuid()]
      await addRight(visitor, given.item)
      await Promise.all(times(5).map(() => add(visitor, given.item, 1, id)))
      expectThat((await countHeld(visitor)) === 2, 'two pieces when the cart is read')
    },
  },
]

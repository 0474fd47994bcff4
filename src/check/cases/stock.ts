import {isRecord} from '../../lib/is-record.ts'
import {add, countHeld} from '../calls.ts'
import type {Case, Item, Scene} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {expectRefusal, readChanged, readField} from '../read-reply.ts'

const MOST = 9999
const stockPath = (itemId: string): string =>
  `/api/commerce/inventory/stock/?itemId=${encodeURIComponent(itemId)}`

function linesIn(reply: Reply): Record<string, unknown>[] {
  const results = readField(reply, 'results')
  expectThat(reply.status === 200 && Array.isArray(results), '200 with results', reply)
  return results.filter(isRecord)
}

/** The stock of the item; throws if the server does not count it. */
async function readStock({createVisitor, given}: Scene): Promise<number> {
  const lines = linesIn(await createVisitor().call(stockPath(given.item.itemId)))
  const line = lines.find(({sku}) => given.item.sku === null || sku === given.item.sku)
  const quantity = line?.unlimited === false ? Number(line.qtyInStock) : MOST
  if (quantity >= MOST) throw new NotAsked('there is no end of the item')
  return quantity
}

/** The result of an addition beyond the stock. */
async function addTooMany({createVisitor, given}: Scene, item: Item, stock: number) {
  const visitor = createVisitor()
  const reply = await add(visitor, item, stock + 1)
  const held = await countHeld(visitor)
  expectThat(held <= stock, `at most ${stock} pieces of ${given.item.itemId} in the cart`, reply)
  return {reply, held}
}

export const stockCases: readonly Case[] = [
  {
    name: 'the stock has a line for each variant',
    part: 'stock',
    run: async ({createVisitor, given}) => {
      const reply = await createVisitor().call(stockPath(given.item.itemId))
      const skus = linesIn(reply).map(({sku}) => sku)
      const isThere = given.item.sku === null ? skus.length > 0 : skus.includes(given.item.sku)
      expectThat(isThere, `a line for ${given.item.sku ?? 'the variant'}`, reply)
    },
  },
  {
    name: 'the stock of an item that is not there is answered 404',
    part: 'stock',
    run: async ({createVisitor}) =>
      expectRefusal(await createVisitor().call(stockPath('no-such-item')), [404], '404 with an error'),
  },
  {
    name: 'more than there is, is refused with a message, or taken by half with problems',
    part: 'stock',
    run: async (scene) => {
      const stock = await readStock(scene)
      const {reply, held} = await addTooMany(scene, scene.given.item, stock)
      if (reply.status !== 200) {
        expectRefusal(reply, [409, 422], '422 with a message')
        expectThat(typeof readField(reply, 'message') === 'string', 'a message for the visitor', reply)
        const total = readField(reply, 'shoppingCart.totalQuantity') ?? held
        expectThat(total === held, `the cart as it is now, with ${held}, or none`, reply)
        return
      }
      const problems = readField(reply, 'problems')
      expectThat(Array.isArray(problems) && problems.length > 0, '200 with problems', reply)
      expectThat(readChanged(reply).totalQuantity === held, 'the cart as it is now', reply)
    },
  },
]

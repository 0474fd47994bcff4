import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {mug} from '../../demo/server/testing/products.ts'
import type {Check} from './check.ts'
import {openShop} from './shop/open-shop.ts'
import {createShopper} from './shop/shopper.ts'
import {readBooks, setStock} from './shop/stock.ts'
import {createTally} from './shop/tally.ts'

const KILLS = 20
const SHOPPERS = 10
const PIECES = 5000

/** All shoppers order until the server is killed after this many orders, in the middle of others. */
async function orderUntilKilled(file: string, round: number): Promise<string[]> {
  const shop = await openShop(file)
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  const keepOrdering = async (index: number) => {
    const shopper = createShopper(shop.url, index, () => {})
    while (!killed) {
      await shopper.add(mug)
      const id = await shopper.order()
      if (id) acknowledged.push(id)
      if (acknowledged.length > round) killed ??= shop.kill()
    }
  }
  // a shopper whose connection breaks stops: only the others continue
  await Promise.allSettled(Array.from({length: SHOPPERS}, (_, index) => keepOrdering(index)))
  await (killed ?? shop.kill())
  return acknowledged
}

async function openOnce(file: string): Promise<void> {
  await (await openShop(file)).stop()
}

async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crashes-'))
  const file = join(folder, 'shop.sqlite')
  await openOnce(file)
  await setStock(file, mug, PIECES)
  const acknowledged: string[] = []
  for (let round = 0; round < KILLS; round++) acknowledged.push(...(await orderUntilKilled(file, round)))
  await openOnce(file)
  const {orders, stock, sold, isWhole} = await readBooks(file, mug)
  await rm(folder, {recursive: true})

  const lost = acknowledged.filter((id) => !orders.includes(id)).length
  const tally = createTally()
  tally.expect(
    acknowledged.length > KILLS,
    `Orders acknowledged while ${SHOPPERS} shoppers order`,
    `${KILLS} times kill -9`,
    `${acknowledged.length}`,
  )
  tally.expect(lost === 0, 'Acknowledged orders lost', acknowledged.length, `${lost}`)
  tally.expect(
    new Set(orders).size === orders.length,
    'Stored orders, acknowledged or not',
    KILLS,
    `${orders.length}, none twice`,
  )
  tally.expect(
    stock + sold === PIECES,
    'Items in stock and sold',
    `${PIECES} at first`,
    `${stock} + ${sold} = ${stock + sold}`,
  )
  tally.expect(
    isWhole,
    'The database afterwards',
    KILLS,
    isWhole ? 'whole, no line without a cart' : 'broken',
  )
  return tally.end()
}

export const check: Check = {name: 'The shop is killed during orders', run}

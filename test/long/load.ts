import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {mug, planner} from '../../demo/server/testing/products.ts'
import type {Check} from './check.ts'
import {openShop} from './shop/open-shop.ts'
import {createShopper, type Shopper} from './shop/shopper.ts'
import {readBooks} from './shop/stock.ts'
import {createTally} from './shop/tally.ts'

const SHOPPERS = 200
const MS = 60_000
/** A shopper orders after this many rounds. */
const ROUNDS_TO_ORDER = 2

/** What the shop has acknowledged, and what it did not store. */
interface Notes {
  calls: number
  failed: number
  events: string[]
  orders: string[]
  lines: number
  lostLines: number
}

/** Buys an unlimited item and, every other shopper, the mug with a small stock; then orders everything. */
async function shop(index: number, enter: () => Shopper, notes: Notes, isOver: () => boolean): Promise<void> {
  const wanted = index % 2 ? [planner] : [planner, mug]
  let [shopper, held] = [enter(), 0]
  for (let round = 1; !isOver(); round++) {
    const event = crypto.randomUUID()
    if (await shopper.tell(event)) notes.events.push(event)
    for (const item of wanted)
      if (await shopper.add(item)) {
        held++
        notes.lines++
      }
    notes.lostLines += Math.abs(held - (await shopper.held()))
    if (round % ROUNDS_TO_ORDER) continue
    const order = await shopper.order()
    if (order) notes.orders.push(order)
    // a shopper whose mug has sold out leaves the cart behind and returns as a new one
    else shopper = enter()
    held = 0
  }
}

async function runShoppers(url: string): Promise<Notes> {
  const notes: Notes = {calls: 0, failed: 0, events: [], orders: [], lines: 0, lostLines: 0}
  const until = performance.now() + MS
  const note = (status: number) => {
    notes.calls++
    // a refusal with a message is a valid answer; a rate limit for honest shoppers or a server error is not
    if (status === 429 || status >= 500) notes.failed++
  }
  await Promise.all(
    Array.from({length: SHOPPERS}, (_, index) =>
      shop(
        index,
        () => createShopper(url, index, note),
        notes,
        () => performance.now() > until,
      ),
    ),
  )
  return notes
}

const missing = (wanted: readonly string[], kept: readonly string[]): number => {
  const there = new Set(kept)
  return wanted.filter((one) => !there.has(one)).length
}

async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-load-'))
  const file = join(folder, 'shop.sqlite')
  const running = await openShop(file)
  const notes = await runShoppers(running.url)
  await running.stop()
  const {stock, sold, orders, events, isWhole} = await readBooks(file, mug)
  await rm(folder, {recursive: true})

  const {calls, failed, lines, lostLines} = notes
  const [lostEvents, lostOrders] = [missing(notes.events, events), missing(notes.orders, orders)]
  const tally = createTally()
  tally.note(
    `Calls of ${SHOPPERS} shoppers at once, each from a separate address`,
    `${MS / 1000} s`,
    `${calls}`,
  )
  tally.expect(failed === 0, 'Calls that failed or reached a limit', calls, `${failed}`)
  tally.expect(
    lines > SHOPPERS && lostLines === 0,
    'Acknowledged additions that were missing in the next cart',
    lines,
    `${lostLines}`,
  )
  tally.expect(
    notes.orders.length > 0 && lostOrders === 0,
    'Acknowledged orders lost',
    notes.orders.length,
    `${lostOrders}`,
  )
  tally.expect(
    stock >= 0 && stock + sold === mug.stock,
    'Items with a small stock: in stock and sold',
    `${mug.stock} at first`,
    `${stock} + ${sold} = ${stock + sold}`,
  )
  tally.expect(
    notes.events.length > 0 && lostEvents === 0,
    'Acknowledged tracking events lost',
    notes.events.length,
    `${lostEvents}`,
  )
  tally.expect(
    new Set(events).size === events.length,
    'Tracking events stored twice',
    events.length,
    `${events.length - new Set(events).size}`,
  )
  tally.expect(
    isWhole,
    'The database afterwards',
    calls,
    isWhole ? 'whole, no line without a cart' : 'broken',
  )
  return tally.end()
}

export const check: Check = {name: 'Two hundred shoppers at once', run}

import fc from 'fast-check'
import {expect} from 'vitest'
import {bowl, mug, planner, plate} from '../../demo/server/testing/products.ts'
import {until} from '../helpers/until.ts'
import type {Shopper} from './shopper.ts'

interface Goods {
  itemId: string
  sku: string
  title: string
  stock: number
}

const GOODS: readonly Goods[] = [
  {...mug, title: 'Speckled Mug'},
  {...bowl, title: 'Tide Bowl', stock: 18},
  {...plate, title: 'Moon Plate'},
  {...planner, title: 'Printable Year Planner', stock: 9999},
]

const ENTRIES = '/api/commerce/shopping-cart/entries/'
const CODES = ['WELCOME10', 'GIFT-25-KILN', 'KILN20'] as const

/** The expected cart after all actions: quantity by title, in the order of addition. */
export interface Model {
  lines: Map<string, number>
  codes: Set<string>
}

const stockOf = (title: string): number => GOODS.find((one) => one.title === title)?.stock ?? 0
const titleAt = ({lines}: Model, index: number): string => [...lines.keys()][index % lines.size] ?? ''

function set(model: Model, title: string, quantity: number): void {
  if (quantity > Math.max(stockOf(title), 0)) return
  if (quantity) model.lines.set(title, quantity)
  else model.lines.delete(title)
}

type Command = fc.AsyncCommand<Model, Shopper>

/** Checks that screen, store and database agree. */
async function compare(shopper: Shopper): Promise<Awaited<ReturnType<Shopper['inDatabase']>>> {
  await shopper.settle()
  const kept = await shopper.inDatabase()
  expect(shopper.inStore(), 'store and database').toEqual(kept)
  expect(shopper.onScreen(), 'screen and database').toEqual(kept)
  return kept
}

/** Also checks that they match the model. */
async function agree(model: Model, shopper: Shopper): Promise<void> {
  const {lines, codes} = await compare(shopper)
  expect(lines).toEqual(Object.fromEntries(model.lines))
  if (model.lines.size) expect(codes.toSorted()).toEqual([...model.codes].sort())
}

const command = (
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, shopper: Shopper) => Promise<void>,
): Command => ({
  check,
  async run(model, shopper) {
    await run(model, shopper)
    await agree(model, shopper)
  },
  toString: () => name,
})

const hasLines = ({lines}: Model): boolean => lines.size > 0

const add = ([goods, quantity]: [Goods, number]): Command =>
  command(
    `add ${quantity} × ${goods.title}`,
    () => true,
    async (model, shopper) => {
      await shopper.add(goods.itemId, goods.sku, quantity)
      set(model, goods.title, (model.lines.get(goods.title) ?? 0) + quantity)
    },
  )

const type = ([index, quantity]: [number, number]): Command =>
  command(`type ${quantity} into line ${index}`, hasLines, async (model, shopper) => {
    const title = titleAt(model, index)
    await shopper.type(index % model.lines.size, quantity)
    set(model, title, quantity)
  })

const remove = (index: number): Command =>
  command(`remove line ${index}`, hasLines, async (model, shopper) => {
    const title = titleAt(model, index)
    await shopper.remove(index % model.lines.size)
    set(model, title, 0)
  })

const toggle = (code: string): Command =>
  command(`toggle ${code}`, hasLines, async ({codes}, shopper) => {
    await shopper.toggleCode(code)
    if (!codes.delete(code)) codes.add(code)
    await until(() => expect(shopper.inStore().codes.includes(code)).toBe(codes.has(code)))
  })

const reload = (): Command =>
  command(
    'reload',
    () => true,
    (_, shopper) => shopper.reload(),
  )

const elsewhere = ([index, quantity]: [number, number]): Command =>
  command(`another tab sets line ${index} to ${quantity}`, hasLines, async (model, shopper) => {
    const title = titleAt(model, index)
    const wanted = Math.min(quantity, stockOf(title))
    await shopper.changeElsewhere(index % model.lines.size, wanted)
    set(model, title, wanted)
  })

const FAULTS = [
  {status: 500, body: {error: 'x'}},
  {status: 422, body: {message: 'No.'}},
  {status: 429},
  {status: 200, body: '<h1>Nonsense</h1>'},
  {status: 403, body: {error: 'x', crumbFail: true}},
  {drop: true},
  {drop: true, after: true},
  {status: 502, body: '<h1>Bad Gateway</h1>', after: true},
  {delayMs: 30},
] as const

/** Whatever the result, all three agree; the model learns it from the database. */
const fault = ([index, quantity, which]: [number, number, object]): Command => ({
  check: hasLines,
  async run(model, shopper) {
    await shopper.fault({path: ENTRIES, method: 'PUT', ...which})
    await shopper.type(index % model.lines.size, quantity)
    const {lines} = await compare(shopper)
    await shopper.clearFaults()
    const title = titleAt(model, index)
    expect([model.lines.get(title), quantity]).toContain(lines[title])
    set(model, title, lines[title] ?? 0)
    expect(lines).toEqual(Object.fromEntries(model.lines))
  },
  toString: () => `type ${quantity} into line ${index} with ${JSON.stringify(which)}`,
})

/** Makes two changes before the first is answered. */
const twice = ([index, first, second]: [number, number, number]): Command =>
  command(`type ${first} and ${second} into line ${index}`, hasLines, async (model, shopper) => {
    const title = titleAt(model, index)
    const place = index % model.lines.size
    await shopper.fault({path: ENTRIES, method: 'PUT', delayMs: 20})
    await shopper.type(place, first)
    await shopper.type(place, second)
    await shopper.settle()
    await shopper.clearFaults()
    set(model, title, second)
  })

const index = fc.nat(3)
const quantity = fc.integer({min: 1, max: 5})
/** Never more than the stock: a separate command covers refusals. */
const modest = fc.integer({min: 1, max: 3})

export const commands = fc.commands(
  [
    fc.tuple(fc.constantFrom(...GOODS), quantity).map(add),
    fc.tuple(fc.constantFrom(...GOODS), quantity).map(add),
    fc.tuple(index, fc.integer({min: 0, max: 6})).map(type),
    fc.tuple(index, modest, modest).map(twice),
    index.map(remove),
    fc.constantFrom(...CODES).map(toggle),
    fc.constant(null).map(reload),
    fc.tuple(index, modest).map(elsewhere),
    fc.tuple(index, modest, fc.constantFrom(...FAULTS)).map(fault),
  ],
  {maxCommands: 9},
)

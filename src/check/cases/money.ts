import {add, addRight, ENTRIES, read} from '../calls.ts'
import type {Case} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {type Cart, readChanged} from '../read-reply.ts'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const amountIn = ({sums}: Cart, name: string): number => Number(sums[name] ?? 0)

export const moneyCases: readonly Case[] = [
  {
    name: 'amounts are whole numbers of minor units',
    part: 'money',
    run: async ({createVisitor, given}) => {
      const reply = await add(createVisitor(), given.item, 3)
      const {entries, subtotalCents, grandTotalCents} = readChanged(reply)
      const amounts = entries.flatMap(({purchasePriceCents, subTotal}) => [purchasePriceCents, subTotal])
      const isWhole = [...amounts, subtotalCents, grandTotalCents].every(Number.isSafeInteger)
      expectThat(isWhole, 'integers in purchasePriceCents, subTotal, subtotalCents, grandTotalCents', reply)
    },
  },
  {
    name: 'subTotal is purchasePriceCents by quantity',
    part: 'money',
    run: async ({createVisitor, given}) => {
      const reply = await add(createVisitor(), given.item, 3)
      const isRight = readChanged(reply).entries.every(
        ({purchasePriceCents, subTotal, quantity}) => subTotal === purchasePriceCents * quantity,
      )
      expectThat(isRight, 'subTotal = purchasePriceCents × quantity', reply)
    },
  },
  {
    name: 'the sums of the cart are those of its entries',
    part: 'money',
    run: async ({createVisitor, given}) => {
      const reply = await add(createVisitor(), given.item, 3)
      const cart = readChanged(reply)
      const {entries, subtotalCents, totalQuantity} = cart
      const isSum = subtotalCents === sumOf(entries.map(({subTotal}) => subTotal))
      expectThat(isSum, 'subtotalCents = the sum of subTotal', reply)
      const isCount = totalQuantity === sumOf(entries.map(({quantity}) => quantity))
      expectThat(isCount, 'totalQuantity = the sum of quantity', reply)
    },
  },
  {
    name: 'grandTotalCents is the subtotal less discounts, with shipping and taxes',
    part: 'money',
    run: async ({createVisitor, given}) => {
      const reply = await add(createVisitor(), given.item, 2)
      const cart = readChanged(reply)
      const more = amountIn(cart, 'shippingCostCents') + amountIn(cart, 'taxCents')
      const total = cart.subtotalCents - amountIn(cart, 'discountCents') + more
      expectThat(cart.grandTotalCents === total, `grandTotalCents ${total}`, reply)
    },
  },
  {
    name: 'a price that a visitor sends is none',
    part: 'money',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      const [right] = (await addRight(createVisitor(), given.item)).entries
      const wrong = {price: 1, purchasePriceCents: 1, subTotal: 1, chosenVariant: {price: 1}}
      await visitor.call(ENTRIES, {method: 'POST', body: {...given.item, quantity: 1, ...wrong}})
      const [entry] = (await read(visitor)).entries
      const isSame = entry?.purchasePriceCents === right?.purchasePriceCents
      expectThat(isSame, `the shop’s own price, ${right?.purchasePriceCents}`)
    },
  },
]

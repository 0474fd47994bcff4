import type {Cart} from '../../src/api/generated/schema.ts'
import {multiplyMoney, parseMoney} from '../../src/model/money.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Store} from '../seed/stores.ts'
import {type Order, totalMark} from '../server/cart/orders.ts'
import {toMoney} from '../server/product-item.ts'
import {countriesOf, linesOf, totalsView} from './cart.ts'
import type {PageOf} from './page.ts'

/** What the visitor had filled in when the form was refused. */
interface Typed {
  fields?: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, string>>
  error?: string
}

type FieldRow = readonly [name: keyof Store['messages'] & string, type: string, autocomplete: string]

const CONTACT: readonly FieldRow[] = [
  ['email', 'email', 'email'],
  ['name', 'text', 'name'],
]
const ADDRESS: readonly FieldRow[] = [
  ['line1', 'text', 'address-line1'],
  ['line2', 'text', 'address-line2'],
  ['city', 'text', 'address-level2'],
  ['region', 'text', 'address-level1'],
  ['postalCode', 'text', 'postal-code'],
]
const OPTIONAL = ['line2', 'region']

const viewFields = (rows: readonly FieldRow[], values: Record<string, unknown>, typed: Typed, store: Store) =>
  rows.map(([name, type, autocomplete]) => ({
    name,
    type,
    autocomplete,
    label: store.messages[name],
    value: values[name] ?? '',
    required: !OPTIONAL.includes(name),
    problem: typed.problems?.[name] ?? '',
  }))

function viewForm(cart: Cart, typed: Typed, store: Store) {
  const {fields = {}, problems = {}, error = ''} = typed
  const values = {...cart.shippingLocation, ...fields}
  return {
    error,
    orderId: crypto.randomUUID(),
    totalMark: totalMark(cart, store),
    testMode: fields.testMode === 'true',
    contact: viewFields(CONTACT, values, typed, store),
    address: viewFields(ADDRESS, values, typed, store),
    countries: countriesOf(values.country, store),
    countryProblem: problems.country ?? '',
  }
}

export const checkoutPage =
  (typed: Typed = {}): PageOf =>
  ({cart, store}) => ({
    template: 'checkout',
    title: store.messages.checkout,
    type: PAGE_TYPES.checkout,
    data: {
      isEmpty: !cart?.entries.length,
      lines: linesOf(cart, store),
      ...totalsView(cart, store),
      ...(cart && viewForm(cart, typed, store)),
    },
  })

type Money = ReturnType<typeof toMoney>

function timesMoney(price: Money, times: number): Money {
  const total = multiplyMoney(parseMoney(price) ?? {minor: 0, currency: price.currency}, times)
  return toMoney(total.minor, total.currency)
}

/**
 * Nothing of who has ordered: the page is known by its address alone. What was filled in for a line may be about them,
 * too: only the browser that has ordered is shown that.
 */
export const orderPage =
  ({customer: _, created: __, items, ...order}: Order, isOwn: boolean): PageOf =>
  ({store}) => {
    const {subtotal, discount, shippingTotal, taxTotal, grandTotal, testMode} = order
    const unlessNought = (money: typeof subtotal) => (Number(money.value) ? money : null)
    return {
      template: 'order-confirmed',
      title: store.messages.orderConfirmed,
      type: PAGE_TYPES['order-confirmed'],
      scripts: ['/assets/tag-service.js'],
      data: {
        // what tracking is told of
        order: {...order, items: items.map(({details: _details, ...item}) => item)},
        testMode,
        lines: items.map(({productName, quantity, unitPrice, details = []}) => ({
          title: productName,
          details: isOwn ? details : [],
          quantity,
          price: unitPrice,
          total: timesMoney(unitPrice, quantity),
        })),
        subtotal,
        discount: unlessNought(timesMoney(discount, -1)),
        needsShipping: true,
        shipping: shippingTotal,
        tax: unlessNought(taxTotal),
        grandTotal,
      },
    }
  }

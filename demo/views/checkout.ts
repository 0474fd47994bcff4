import type {Cart} from '../../src/api/generated/schema.ts'
import {multiplyMoney, parseMoney} from '../../src/model/money.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import type {SubscriptionPlan} from '../../src/model/subscription-plan.ts'
import {toMoney} from '../seed/product-item.ts'
import {say} from '../seed/say.ts'
import type {Store} from '../seed/stores.ts'
import type {Typed} from '../server/cart/checkouts.ts'
import {type Order, totalMark} from '../server/cart/orders.ts'
import type {StartedSubscription} from '../server/cart/subscriptions.ts'
import {countriesOf, linesOf, minimumView, totalsView} from './cart.ts'
import type {PageOf} from './page.ts'

const SCRIPT = '/assets/checkout.js'

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
    problem: say(typed.problems?.[name] ?? '', store),
  }))

function viewForm(cart: Cart, typed: Typed, store: Store) {
  const {fields = {}, problems = {}} = typed
  const values = {...cart.shippingLocation, ...fields}
  const countries = countriesOf(values.country, store)
  const delivered = new Intl.ListFormat(store.language).format(countries.map(({name}) => name))
  return {
    orderId: crypto.randomUUID(),
    totalMark: totalMark(cart, store),
    testMode: fields.testMode === 'true',
    contact: viewFields(CONTACT, values, typed, store),
    address: viewFields(ADDRESS, values, typed, store),
    countries,
    deliveryLimits: store.messages.deliveryLimits.replace('{0}', delivered),
    countryProblem: say(problems.country ?? '', store),
  }
}

type Money = ReturnType<typeof toMoney>

/** The price and the billing interval, for the template engine. */
const billedOf = (price: Money, plan: SubscriptionPlan | null) =>
  plan && {
    structuredContent: {
      productType: PRODUCT_TYPE.service,
      isSubscribable: true,
      subscriptionPlan: plan,
      variants: [{priceMoney: price, onSale: false}],
    },
  }

interface Ordered {
  cart: Cart | null
  plan: SubscriptionPlan | null
  store: Store
}

const viewOrder = ({cart, plan, store}: Ordered, typed: Typed) => ({
  error: typed.error ?? '',
  isEmpty: !cart?.entries.length,
  lines: linesOf(cart, store).map((line) => ({...line, billed: billedOf(line.price, plan)})),
  ...totalsView(cart, store),
  ...(cart && viewForm(cart, typed, store)),
})

/** `handed` is the cart, if it is not the browser's own. */
export const checkoutPage =
  (typed: Typed, handed?: string): PageOf =>
  ({cart, store}) => ({
    template: 'checkout',
    title: store.messages.checkout,
    type: PAGE_TYPES.checkout,
    scripts: [SCRIPT],
    data: {
      action: handed ? `/checkout?${new URLSearchParams({handed})}` : '/checkout',
      back: {url: '/cart', text: store.messages.backToCart},
      ...minimumView(cart, store),
      ...viewOrder({cart, plan: null, store}, typed),
    },
  })

/** A separate checkout for a subscription's cart. */
export const subscriptionPage =
  ({cart, plan, url}: StartedSubscription, typed: Typed): PageOf =>
  ({store}) => ({
    template: 'checkout',
    title: store.messages.yourSubscription,
    type: PAGE_TYPES.checkout,
    scripts: [SCRIPT],
    data: {
      action: `/commerce/subscription?${new URLSearchParams({cartToken: cart.id})}`,
      back: {url, text: store.messages.backTo.replace('{0}', cart.entries[0]?.title ?? '')},
      ...viewOrder({cart, plan, store}, typed),
    },
  })

function timesMoney(price: Money, times: number): Money {
  const total = multiplyMoney(parseMoney(price) ?? {minor: 0, currency: price.currency}, times)
  return toMoney(total.minor, total.currency)
}

/**
 * Contains no customer data, because knowing its address is enough to open it. Additional fields can be about the
 * customer, too: only the browser that placed the order sees them.
 */
export const orderPage =
  ({customer: _, created: __, items, plan = null, ...order}: Order, isOwn: boolean): PageOf =>
  ({store}) => {
    const {subtotal, discount, shippingTotal, taxTotal, grandTotal, testMode} = order
    const unlessNought = (money: typeof subtotal) => (Number(money.value) ? money : null)
    return {
      template: 'order-confirmed',
      title: store.messages.orderConfirmed,
      type: PAGE_TYPES[plan ? 'subscription-confirmed' : 'order-confirmed'],
      scripts: ['/assets/tag-service.js'],
      data: {
        // data for tracking
        order: {...order, items: items.map(({details: _details, ...item}) => item)},
        testMode,
        lines: items.map(({productName, quantity, unitPrice, details = []}) => ({
          title: productName,
          details: isOwn ? details : [],
          quantity,
          price: unitPrice,
          billed: billedOf(unitPrice, plan),
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

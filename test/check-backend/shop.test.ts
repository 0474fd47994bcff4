import {afterEach, describe, expect, it} from 'vitest'
import {PARTS, type Part} from '../../src/check/case.ts'
import {readGuide} from '../helpers/read-code.ts'
import {check, failedIn, PAGE_ORIGIN} from './run.ts'
import {type Shop, startShop} from './start-shop.ts'

const given = {
  item: {itemId: '64a1f0c27be1d20013c0aa02', sku: 'BOWL-TIDE'},
  pageOrigin: PAGE_ORIGIN,
  form: {id: 'contact', values: {message: 'When do you open?'}},
}
/** The parts of the contract that the recipe serves. */
const SERVED: readonly Part[] = ['crumb', 'cart', 'money', 'input', 'races', 'tokens', 'cors', 'forms']

let shop: Shop | undefined
afterEach(() => shop?.stop())

const recipe = await readGuide('Write the backend')

async function checkProgram(program: string, parts = SERVED) {
  shop = await startShop(program)
  return check(shop.url, given, parts)
}

describe('the recipe’s shop', () => {
  it('keeps its part of the contract', async () => {
    const outcomes = await checkProgram(recipe)
    expect(failedIn(outcomes)).toEqual({})
    expect([...outcomes.values()].filter(({state}) => state === 'passed').length).toBeGreaterThan(30)
  })

  it('fails the parts that it does not serve', async () => {
    const rest = PARTS.filter((part) => !SERVED.includes(part))
    const outcomes = await checkProgram(recipe, rest)
    // a call that is not there is rightly answered 404
    expect([...outcomes].flatMap(([name, {state}]) => (state === 'passed' ? name : []))).toEqual([
      'stock: the stock of an item that is not there is answered 404',
      'codes: the code of another visitor’s cart is not theirs to change',
    ])
  })
})

/** Deliberate bugs, and the check that finds each. */
const BREAKS: readonly [find: string, replace: string, failing: string][] = [
  ['subTotal: price * line.quantity', 'subTotal: price', 'money: subTotal is purchasePriceCents by quantity'],
  [
    'if (!wish || !cart.wishes.has(wish)) line',
    'line',
    'cart: a repeated Add-To-Cart-Id adds once, and is answered as before',
  ],
  [
    'carts.get(token) ?? carts.get(firsts.get(crumb))',
    'carts.get(token)',
    'races: two first additions at once end in one cart',
  ],
  ['line.quantity += quantity', 'line.quantity = quantity', 'races: 20 additions at once are 20 pieces'],
  [
    "throw new Refusal(404, {error: 'There is no such entry.'})",
    'return {shoppingCart: view(cart)}',
    'cart: an unknown entry is answered 404',
  ],
  [
    'Object.hasOwn(goods, itemId)',
    'goods[itemId]',
    'input: an item that is not there is refused, whatever it is called',
  ],
  ['Object(JSON.parse(', '(JSON.parse(', 'input: JSON that is no object is refused'],
  [", 'hasCart=true')", ')', 'cart: a cookie hasCart or CART tells scripts that there is a cart'],
  [
    "request.headers['x-csrf-token'] !== visitor.crumb",
    "!request.headers['x-csrf-token']",
    'crumb: a crumb that was made up is refused',
  ],
  [
    "'Access-Control-Expose-Headers', 'Cart-Token'",
    "'Access-Control-Expose-Headers', 'ETag'",
    'cors: the page reads replies and refusals, and their Cart-Token',
  ],
  [
    "'Access-Control-Allow-Origin', origin",
    "'Access-Control-Allow-Origin', '*'",
    'cors: a preflight allows the page, its methods and its headers',
  ],
  ['if (!others.includes(origin)) return false', '', 'cors: a page of a stranger is not let in'],
  [
    'carts.set(cart.token, cart)',
    'carts.set(cart.token, cart).set(cart.id, cart)',
    'tokens: the id of a cart is no token: it stands in paths and logs',
  ],
  [
    'subtotalCents, grandTotalCents: subtotalCents,',
    'subtotalCents: subtotalCents / 7, grandTotalCents: subtotalCents,',
    'money: amounts are whole numbers of minor units',
  ],
]

describe('a shop with one bug', () => {
  it.each(BREAKS)('%j → %j is found', async (find, replace, failing) => {
    expect(recipe.split(find)).toHaveLength(2)
    const [part] = PARTS.filter((one) => failing.startsWith(`${one}:`))
    const outcomes = await checkProgram(recipe.replace(find, replace), part ? [part] : [])
    expect(Object.keys(failedIn(outcomes))).toContain(failing)
  })
})

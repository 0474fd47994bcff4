import {type ChildProcess, spawn} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {PARTS} from '../../src/check/case.ts'
import {check, failedIn, PAGE_ORIGIN} from './run.ts'

const DESCRIPTION = fileURLToPath(new URL('../../src/api/openapi.yaml', import.meta.url))
const PRISM = fileURLToPath(new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url))

/** A mock answers each call with the description's example: it has the right shapes, but stores nothing. */
const CANNOT: Readonly<Record<string, readonly string[]>> = {
  'it keeps no cart': [
    'cart: a visitor without a cart is answered 404',
    'cart: the same again is one entry, whose newlyAdded.quantity is what is now in the cart',
    'cart: a repeated Add-To-Cart-Id adds once, and is answered as before',
    'cart: the quantity 0 removes the entry',
    'cart: an entry is removed, and can be added again',
    'cart: a cart is one visitor’s own',
    'races: 20 additions at once are 20 pieces',
    'tokens: a Cart-Token opens its cart, and that alone',
    'tokens: a cart is changed by its Cart-Token, without a crumb',
    'shipping: the place is kept, and the total counts shipping and taxes for it',
    'fields: what a visitor fills in is kept with the entry',
  ],
  'it knows no ids, codes and keys': [
    'cart: an unknown entry is answered 404',
    'stock: the stock of an item that is not there is answered 404',
    'stock: more than there is, is refused with a message, or taken by half with problems',
    'codes: an unknown code is refused with a message, and leaves the cart as it is',
    'codes: a code is applied once, and taken off',
    'codes: the code of another visitor’s cart is not theirs to change',
    'quick-view: the quick view of an item that is not there is answered 404, with a title',
    'forms: each submission has a separate key',
    'forms: a form is submitted once by one key',
    'forms: a form is not submitted by a key that was made up',
    'forms: a form that is not there is refused',
    'withdrawals: a withdrawal is stored once by one key',
    'withdrawals: a key that was used does not swallow another withdrawal',
    'withdrawals: a withdrawal without name is refused at that field',
    'withdrawals: a withdrawal without orderOrContract is refused at that field',
    'withdrawals: a withdrawal without email is refused at that field',
    'comments: HTML in a comment is stored as text',
    'comments: a comment with an invalid email address is refused at email',
    'comments: a comment without name is refused at name',
    'comments: a comment without text is refused at text',
    'comments: a key that was used does not swallow another comment',
    'comments: a name of more than 100 characters is refused at name',
    'comments: a text of more than 5000 characters is refused at text',
    'comments: an item that is not there has no comments',
    'products: products are found by their ids',
    'products: a list is searched',
    'products: a filter that no product meets gives an empty list',
    'products: a search suggests the item',
  ],
  'it sets no cookies, and compares no tokens': [
    'crumb: a write without a crumb is refused, with one that works',
    'crumb: a crumb that was made up is refused',
    'cart: a cookie hasCart or CART tells scripts that there is a cart',
    'tokens: a Cart-Token that was made up or altered opens nothing',
    'tokens: a Cart-Token is given to pages that are let in, and to callers that have one',
    'tokens: the id of a cart is no token: it stands in paths and logs',
  ],
  'it lets in every origin': [
    'cors: the page reads replies and refusals, and their Cart-Token',
    'cors: a page of a stranger is not let in',
  ],
}

let mock: ChildProcess
let url: string
beforeAll(async () => {
  mock = spawn(process.execPath, [PRISM, 'mock', '-p', '0', '-h', '127.0.0.1', DESCRIPTION])
  url = await new Promise((resolve, reject) => {
    let said = ''
    mock.stdout?.on('data', (data) => {
      said += data
      const [found] = /http:\/\/127\.0\.0\.1:\d+$/m.exec(said.split('listening on ')[1] ?? '') ?? []
      if (found) resolve(found)
    })
    mock.once('exit', () => reject(new Error(`the mock ended: ${said}`)))
  })
})
afterAll(() => mock.kill())

const given = {
  item: {itemId: '64a1f0c27be1d20013c0aa01', sku: 'MUG-L-OAT'},
  subscription: {itemId: '64a1f0c27be1d20013c0aa08', sku: 'CLUB-MONTH'},
  code: 'WELCOME10',
  pageOrigin: PAGE_ORIGIN,
  form: {id: 'letter', values: {email: 'ada@example.com'}},
  post: 'opening-the-kiln',
}

describe('a mock generated from the description', () => {
  it('passes every check that a mock can pass', async () => {
    // it does not answer invalid JSON
    const parts = PARTS.filter((part) => part !== 'input')
    const outcomes = await check(url, given, parts)
    expect(Object.keys(failedIn(outcomes)).sort()).toEqual(Object.values(CANNOT).flat().sort())
    expect([...outcomes.values()].filter(({state}) => state === 'passed').length).toBeGreaterThan(13)
  })

  it('accepts a visitor’s first write without a token', async () => {
    const body = JSON.stringify({...given.item, quantity: 1})
    const headers = {'Content-Type': 'application/json'}
    const reply = await fetch(`${url}/api/commerce/shopping-cart/entries`, {method: 'POST', headers, body})
    expect(reply.status).toBe(200)
  })

  it.each([{}, {itemId: 1}, {...given.item, quantity: 0}])('refuses %j, like gateways', async (wish) => {
    const body = JSON.stringify(wish)
    const headers = {'Content-Type': 'application/json'}
    const reply = await fetch(`${url}/api/commerce/shopping-cart/entries`, {method: 'POST', headers, body})
    expect(reply.status).toBeGreaterThanOrEqual(400)
  })
})

// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {ADDING, KEY, REMOVED} from '../../src/page/store/has-kept.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {until} from '../../test/helpers/until.ts'

freshPage()

const kept = () => [localStorage.getItem(KEY), localStorage.getItem(ADDING), sessionStorage.getItem(REMOVED)]

/** Additions and removals are kept without the id of their cart. */
const keep = (changes: string) => {
  localStorage.setItem(KEY, changes)
  localStorage.setItem(ADDING, '[]')
  sessionStorage.setItem(REMOVED, '[]')
}

let tab: BroadcastChannel
beforeEach(() => {
  tab = new BroadcastChannel('vitrine-cart')
  return () => tab.close()
})

const order = async (cart: string | null) => (await import('./end-order.ts')).endOrder(cart)
const OF_FIRST = JSON.stringify({cart: 'first', lines: {}})

it.each([
  ['its own', OF_FIRST, 'first'],
  ['any, by an order that names no cart', OF_FIRST, null],
  ['those that name no cart', '{}', 'first'],
  ['those that cannot be read', '{', 'first'],
])('an order ends the changes that are kept: %s', async (_, changes, cart) => {
  keep(changes)
  await order(cart)
  expect(kept()).toEqual([null, null, null])
})

it('an order leaves the changes of another cart', async () => {
  keep(OF_FIRST)
  await order('second')
  expect(kept()).toEqual([OF_FIRST, null, null])
})

it.each(['first', null])('other tabs hear of the order of cart %s', async (cart) => {
  const heard: unknown[] = []
  tab.onmessage = ({data}) => heard.push(data)
  await order(cart)
  await until(() => expect(heard).toEqual([{ordered: cart}]))
})

it('a page without channels ends what it keeps itself', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  keep(OF_FIRST)
  await order('first')
  expect(kept()).toEqual([null, null, null])
})

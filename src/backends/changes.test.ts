import {beforeEach, expect, it, vi} from 'vitest'
import {ApiError} from '../api/errors.ts'
import {type Cart, parseCart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {type Changes, createChanges} from './changes.ts'

function cartOf(id: string, quantities: Record<string, number>): Cart {
  const entries = Object.entries(quantities).map(([item, quantity]) => ({id: item, itemId: item, quantity}))
  const parsed = parseCart({id, entries})
  if (!parsed.ok) throw new Error('no cart')
  return parsed.value
}

const replyOf = (cart: Cart): CartReply => ({cart, newlyAdded: null, problems: []})
const lost = () => Promise.reject(new ApiError('network', 'lost', '', {}))

let stored: string
let changes: Changes
beforeEach(() => {
  stored = ''
  const lastCart = {
    read: () => stored,
    write: (text: string) => {
      stored = text
    },
  }
  const identity = {read: () => '', write: () => {}}
  changes = createChanges({identity, lastCart, serialized: (task) => task()})
})

/** The shop's cart after an earlier change. */
const hold = (cart: Cart) => changes.change(async () => replyOf(cart))

interface Try {
  add?: () => Promise<CartReply>
  after: Cart
  key?: string
  isStray?: () => boolean
}

/** An addition of two mugs, after which the shop's cart is `after`. */
function addMugs({add = lost, after, key = 'one', isStray}: Try) {
  const read = vi.fn(async () => after)
  const reply = changes.addOnce({
    idempotencyKey: key,
    quantity: 2,
    isOf: ({itemId}) => itemId === 'mug',
    add,
    read,
    ...(isStray && {isStray}),
  })
  return {reply, read}
}

it('counts a lost addition by the lines of its item alone', async () => {
  await hold(cartOf('a', {mug: 1, bowl: 9}))
  await expect(addMugs({after: cartOf('a', {mug: 1, bowl: 9})}).reply).rejects.toThrow('lost')
  await expect(addMugs({after: cartOf('a', {mug: 3, bowl: 9})}).reply).resolves.toMatchObject({
    newlyAdded: {itemId: 'mug', quantity: 3},
  })
})

it('counts from zero in another cart', async () => {
  await hold(cartOf('a', {mug: 5}))
  await expect(addMugs({after: cartOf('b', {mug: 2})}).reply).resolves.toMatchObject({cart: {id: 'b'}})
  expect(changes.gainOf(cartOf('c', {mug: 2}), () => true)).toBe(2)
})

it('makes an addition that was refused again, without a look at the cart', async () => {
  const refuse = () => Promise.reject(new ApiError('invalid', 'no', '', {}))
  const cart = cartOf('a', {mug: 2})
  await expect(addMugs({add: refuse, after: cart}).reply).rejects.toThrow('no')
  const again = addMugs({add: async () => replyOf(cart), after: cart})
  await again.reply
  expect(again.read).not.toHaveBeenCalled()
})

it('makes a lost addition again once the cart shows that the shop has not', async () => {
  const before = cartOf('a', {bowl: 1})
  await hold(before)
  await expect(addMugs({after: before}).reply).rejects.toThrow('lost')
  const add = vi.fn(async () => replyOf(cartOf('a', {bowl: 1, mug: 2})))
  const again = addMugs({add, after: before})
  await again.reply
  expect([again.read.mock.calls.length, add.mock.calls.length]).toEqual([1, 1])
})

it('makes an addition once, however often it is asked for', async () => {
  const after = cartOf('a', {mug: 2})
  const add = vi.fn(async () => replyOf(after))
  await addMugs({add, after}).reply
  await addMugs({add, after}).reply
  expect(add).toHaveBeenCalledTimes(1)
})

it('makes a lost addition at once where the shop has no cart of the visitor', async () => {
  const add = vi
    .fn()
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce(replyOf(cartOf('a', {mug: 2})))
  await addMugs({add, after: cartOf('a', {}), isStray: () => true}).reply
  expect(add).toHaveBeenCalledTimes(2)
})

it('tells which quantities the shop has changed, unless a change may be under way', async () => {
  await hold(cartOf('a', {mug: 3, bowl: 1}))
  const now = cartOf('a', {mug: 2, bowl: 1, cup: 4})
  expect(changes.changedByShop(now)).toMatchObject([{entryId: 'mug', wanted: 3, taken: 2}])
  expect(changes.changedByShop(cartOf('b', {mug: 2}))).toEqual([])
  await expect(changes.change(lost)).rejects.toThrow('lost')
  expect(changes.changedByShop(now)).toEqual([])
})

it('remembers the cart of a refusal, not that of a lost reply', async () => {
  await hold(cartOf('a', {mug: 3}))
  const reply = replyOf(cartOf('a', {mug: 1}))
  const fail = (kind: 'invalid' | 'network') => () => Promise.reject(new ApiError(kind, kind, '', {reply}))
  await expect(changes.change(fail('network'))).rejects.toThrow('network')
  expect(changes.gainOf(cartOf('a', {mug: 3}), () => true)).toBe(0)
  await expect(changes.change(fail('invalid'))).rejects.toThrow('invalid')
  expect(changes.gainOf(cartOf('a', {mug: 3}), () => true)).toBe(2)
})

it('ignores what is stored in another form', () => {
  for (const text of ['{', '[]', 'null', '{"id":"a"}', '{"id":"a","lines":7}']) {
    stored = text
    expect(changes.gainOf(cartOf('a', {mug: 3}), () => true)).toBe(3)
  }
})

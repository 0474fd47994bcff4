// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {parseCart} from '../model/cart.ts'
import {findNew, keyOfEntry} from './add-again.ts'

/** A cart whose lines are written as `id item sku variant`. */
function cartOf(...lines: string[]) {
  const entries = lines.map((line) => {
    const [id, itemId, sku, variantId] = line.split(' ')
    return {id, itemId, chosenVariant: {sku, id: variantId}, quantity: 1}
  })
  const parsed = parseCart({id: 'cart', entries})
  if (!parsed.ok) throw new Error('the cart cannot be read')
  return parsed.value
}

/** The id of the line that counts as the one that was put back: the key is that of the first line. */
function found(lines: string[], {newlyAdded, had = []}: {newlyAdded?: number; had?: string[]} = {}) {
  const cart = cartOf(...lines)
  const [first] = cart.entries
  if (!first) throw new Error('the cart has no line')
  const entry = newlyAdded === undefined ? undefined : cart.entries[newlyAdded]
  return findNew({cart, newlyAdded: entry ?? null, problems: []}, keyOfEntry(first), had)?.id
}

it('the line that the shop names is the one that was put back', () => {
  expect(found(['a mug S', 'b mug S', 'c mug S'], {newlyAdded: 1})).toBe('b')
})

it('otherwise it is one that was not there before', () => {
  expect(found(['a mug S', 'b mug S', 'c mug S'], {had: ['a']})).toBe('b')
})

it('otherwise the shop has added the pieces to an equal line', () => {
  expect(found(['a mug S', 'b bowl S', 'c mug S'], {had: ['a', 'b', 'c']})).toBe('a')
})

it('never is it another product, or another variant with the same SKU', () => {
  expect(found(['a mug S 1', 'b bowl S 1', 'c mug S 2', 'd mug L 1'], {newlyAdded: 1, had: ['a']})).toBe('d')
})

it('is none where the shop has taken nothing', () => {
  const [first] = cartOf('a mug S').entries
  const reply = {cart: cartOf('b bowl S'), newlyAdded: null, problems: []}
  expect(first && findNew(reply, keyOfEntry(first), [])).toBeNull()
})

import fc from 'fast-check'
import {expect, it} from 'vitest'
import {didYouMean} from './did-you-mean.ts'

const known = ['quantity', 'label', 'product', 'product-type', 'item-id', 'express']

it.each([
  ['quantiy', 'quantity', 'a letter left out'],
  ['quanttity', 'quantity', 'a letter too many'],
  ['quantidy', 'quantity', 'another letter'],
  ['qunatity', 'quantity', 'two letters swapped'],
  ['qunatiy', 'quantity', 'two slips'],
  ['produkt', 'product', 'the nearest of two'],
  ['producttype', 'product-type', 'a hyphen left out'],
  ['label', 'label', 'the name itself'],
])('takes %s for %s: %s', (name, meant) => {
  expect(didYouMean(name, known)).toBe(meant)
})

it.each(['', 'colour', 'qty', 'prodkcts-x', 'le'])('suggests nothing for %j', (name) => {
  expect(didYouMean(name, known)).toBeNull()
})

it('needs half of a short name to match', () => {
  expect(didYouMean('xy', ['id'])).toBeNull()
  expect(didYouMean('xd', ['id'])).toBe('id')
})

it('finds any name with one typo, and never an unknown one', () => {
  const name = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(name, fc.nat(), fc.constantFrom('drop', 'double', 'swap'), (word, place, slip) => {
      const at = place % (word.length - 1)
      const [a = '', b = ''] = [word[at], word[at + 1]]
      const typed = {drop: b, double: a + a + b, swap: b + a}[slip]
      expect(didYouMean(word.slice(0, at) + typed + word.slice(at + 2), [word])).toBe(word)
    }),
  )
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (typed, names) => {
      expect([null, ...names]).toContain(didYouMean(typed, names))
    }),
  )
})

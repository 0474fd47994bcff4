import {expect, it} from 'vitest'
import {createInteractions} from './interactions.ts'

it('is the longest of few interactions, and null without one', () => {
  const {add, result} = createInteractions()
  add({interactionId: 0, duration: 900})
  expect(result()).toBeNull()
  add({interactionId: 1, duration: 40})
  add({interactionId: 1, duration: 64})
  add({interactionId: 2, duration: 16})
  expect(result()).toBe(64)
})

it('leaves out one in fifty', () => {
  const {add, result} = createInteractions()
  for (let interactionId = 1; interactionId <= 100; interactionId++)
    add({interactionId, duration: interactionId})
  expect(result()).toBe(98)
})

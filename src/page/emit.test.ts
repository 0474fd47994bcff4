// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {emit} from './emit.ts'

beforeEach(() => {
  document.body.innerHTML = '<p><b></b></p>'
})

/** What `vitrine:test` events the document gets while `act` runs. */
function heard(act: () => void): CustomEvent[] {
  const events: CustomEvent[] = []
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) events.push(event)
  }
  document.addEventListener('vitrine:test', listen)
  act()
  document.removeEventListener('vitrine:test', listen)
  return events
}

it('bubbles from the element with its detail', () => {
  const target = document.querySelector('b') ?? undefined
  const [event] = heard(() => emit('test', {n: 1}, target))
  expect(event).toMatchObject({type: 'vitrine:test', detail: {n: 1}, bubbles: true, cancelable: false})
  expect(event?.target).toBe(target)
})

it.each([
  ['no target', undefined],
  ['an element that is not in the page', document.createElement('b')],
  ['a target that is no node', new EventTarget()],
])('comes from the document with %s', (_, target) => {
  const [event] = heard(() => emit('test', null, target))
  expect(event?.target).toBe(document)
})

it('is false only when a listener cancelled what can be cancelled', () => {
  const cancel = (event: Event) => event.preventDefault()
  expect(emit('test', null, document, true)).toBe(true)
  document.addEventListener('vitrine:test', cancel)
  expect(emit('test', null, document, true)).toBe(false)
  expect(emit('test', null)).toBe(true)
  document.removeEventListener('vitrine:test', cancel)
})

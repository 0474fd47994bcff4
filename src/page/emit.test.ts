// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {emit} from './emit.ts'

beforeEach(() => {
  document.body.innerHTML = '<p><b></b></p>'
})

/** The `vitrine:mounted` events that the document receives while `act` runs. */
function heard(act: () => void): CustomEvent[] {
  const events: CustomEvent[] = []
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) events.push(event)
  }
  document.addEventListener('vitrine:mounted', listen)
  act()
  document.removeEventListener('vitrine:mounted', listen)
  return events
}

it('bubbles from the element with its detail', () => {
  const target = document.querySelector('b') ?? undefined
  const [event] = heard(() => emit('mounted', {widget: 'test'}, target))
  expect(event).toMatchObject({
    type: 'vitrine:mounted',
    detail: {widget: 'test'},
    bubbles: true,
    cancelable: false,
  })
  expect(event?.target).toBe(target)
})

it.each([
  ['no target', undefined],
  ['an element that is not in the page', document.createElement('b')],
  ['a target that is not a node', new EventTarget()],
])('is dispatched from the document with %s', (_, target) => {
  const [event] = heard(() => emit('mounted', {widget: 'test'}, target))
  expect(event?.target).toBe(document)
})

it('is false only when a listener cancelled a cancelable event', () => {
  const cancel = (event: Event) => event.preventDefault()
  expect(emit('mounted', {widget: 'test'}, document, true)).toBe(true)
  document.addEventListener('vitrine:mounted', cancel)
  expect(emit('mounted', {widget: 'test'}, document, true)).toBe(false)
  expect(emit('mounted', {widget: 'test'})).toBe(true)
  document.removeEventListener('vitrine:mounted', cancel)
})

// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import type {Callback, Vitrine} from '../../loader/api.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {warnOfEvents} from './warn-of-events.ts'

const said = watchConsole()
const lines = () => said.warnings.map(([line]) => line)
const on = vi.fn((_event: string, _listen: unknown) => () => {})

beforeEach(() => {
  on.mockClear()
  Reflect.deleteProperty(window, 'Vitrine')
})

/** Runs the queue as the page engine does. */
function runQueue(): void {
  const {Vitrine: queue} = window
  const vitrine: Pick<Vitrine, 'on'> = {on}
  if (Array.isArray(queue)) for (const callback of queue) Reflect.apply(callback, null, [vitrine])
}

const listenFor =
  (name: string): Callback =>
  (vitrine) =>
    void Reflect.apply(vitrine.on, vitrine, [name, () => {}])

it.each([
  ['item-add', 'there is no event item-add, did you mean item-added?'],
  ['itemAdded', 'there is no event itemAdded, did you mean item-added?'],
  ['vitrine:cart-change', 'there is no event vitrine:cart-change, did you mean cart-change?'],
  ['add-to-cart', 'Vitrine fires no event add-to-cart, only the page can'],
])('reports the event %s once, also from the queue of the page', (name, problem) => {
  window.Vitrine = [listenFor(name)]
  warnOfEvents()
  window.Vitrine.push(listenFor(name))
  runQueue()
  expect(lines()).toEqual([`[vitrine] on: ${problem}`])
  expect(on.mock.calls.map(([event]) => event)).toEqual([name, name])
})

it('lets a page go on that names none', () => {
  warnOfEvents()
  window.Vitrine?.push((vitrine) => void Reflect.apply(vitrine.on, vitrine, []))
  runQueue()
  expect(lines()).toEqual(['[vitrine] on: Vitrine fires no event undefined, only the page can'])
})

it('reports no event of Vitrine, and returns what stops the listener', () => {
  warnOfEvents()
  const stops: unknown[] = []
  window.Vitrine?.push((vitrine) => stops.push(vitrine.on('item-added', () => {})))
  runQueue()
  expect(lines()).toEqual([])
  expect(stops).toEqual([on.mock.results[0]?.value])
})

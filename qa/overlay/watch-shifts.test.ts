// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import type {Claim} from '../../loader/claim.ts'
import {createNotes} from './notes.ts'
import type {Untouched} from './untouched.ts'
import {watchShifts} from './watch-shifts.ts'

const rect = (left: number, top: number): DOMRectReadOnly => new DOMRect(left, top, 10, 10)

/** Reports shifts to the observer, as a browser would. */
let tell: (...entries: object[]) => void

class FakeObserver {
  static supportedEntryTypes = ['layout-shift']
  constructor(callback: (list: {getEntries: () => object[]}) => void) {
    tell = (...entries) => callback({getEntries: () => entries})
  }
  observe(): void {}
}

const shift = (value: number, ...nodes: (Node | null)[]): object => ({
  value,
  startTime: 1234,
  hadRecentInput: false,
  sources: nodes.map((node) => ({node, currentRect: rect(0, 0)})),
})

function start() {
  document.body.innerHTML = '<form id="form"><p id="inside">Words</p></form><p id="outside">Words</p>'
  const [form, inside, outside] = ['form', 'inside', 'outside'].map((id) => document.getElementById(id))
  if (!form || !inside || !outside) throw new Error('the page has lost its elements')
  const claim: Claim = {
    element: form,
    entry: {name: 'form', load: vi.fn()},
    strategy: 'idle',
    state: 'waiting',
  }
  const claims: Untouched = {all: new Map([[form, claim]]), entries: [], isReleased: () => false}
  const notes = createNotes()
  const tellShifts = watchShifts(claims, notes, () => new DOMRect(300, 0, 100, 100), vi.fn())
  return {form, inside, outside, notes, tellShifts}
}

beforeEach(() => vi.stubGlobal('PerformanceObserver', FakeObserver))

it('attributes a shift to each widget in which something has moved, including text', () => {
  const {form, inside, outside, notes, tellShifts} = start()
  tell(shift(0.1, inside, inside.firstChild), shift(0.02, outside, inside), shift(0.003, outside))
  expect(notes.of(form).shift).toBeCloseTo(0.12)
  expect(notes.page.shift).toBeCloseTo(0.023)
  expect(tellShifts()).toMatchObject({
    summary: '3, 0.1230',
    items: [
      {title: '1.234 s 0.0030 in no widget: <p id="outside">', element: outside},
      {title: '1.234 s 0.0200 in no widget, form: <p id="outside">, <p id="inside">'},
      {title: '1.234 s 0.1000 in form: <p id="inside">, text', element: inside},
    ],
  })
})

it('ignores shifts after input and in the panel, and counts those of removed nodes', () => {
  const {tellShifts, inside} = start()
  const inPanel = {...shift(0.1), sources: [{node: null, currentRect: rect(310, 20)}]}
  tell({...shift(0.1, inside), hadRecentInput: true}, inPanel)
  expect(tellShifts().summary).toBe('0, 0.0000')
  tell(shift(0.1, null))
  expect(tellShifts()).toMatchObject({items: [{title: '1.234 s 0.1000 in no widget: a removed node'}]})
})

it('reports that the browser does not support layout shifts', () => {
  vi.stubGlobal('PerformanceObserver', {supportedEntryTypes: ['resource']})
  expect(start().tellShifts().summary).toBe('this browser does not tell')
})

// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {keep} from './busy.ts'
import type {Keeper} from './claim.ts'
import {replay} from './claim.ts'

let buttons: HTMLButtonElement[]
const act = vi.fn()

const busy = () => buttons.map(({ariaBusy}) => ariaBusy === 'true')

function press(keeper: Keeper, place: 0 | 1): void {
  keep(keeper, {pressed: buttons[place] ?? null, act: () => act(place, busy())})
}

beforeEach(() => {
  document.body.innerHTML = '<button>Add</button><button>Remove</button>'
  buttons = [...document.querySelectorAll('button')]
  act.mockReset()
})

it('marks the pressed button as busy until its action is done', () => {
  const keeper: Keeper = {}
  press(keeper, 0)
  expect(busy()).toEqual([true, false])
  expect(act).not.toHaveBeenCalled()
  replay(keeper)
  expect(busy()).toEqual([false, false])
  expect(act).toHaveBeenCalledExactlyOnceWith(0, [false, false])
})

it('a button pressed twice stays busy, and its action runs once', () => {
  const keeper: Keeper = {}
  press(keeper, 0)
  press(keeper, 0)
  expect(busy()).toEqual([true, false])
  replay(keeper)
  replay(keeper)
  expect(busy()).toEqual([false, false])
  expect(act).toHaveBeenCalledOnce()
})

it('pressing another button ends the busy state of the first', () => {
  const keeper: Keeper = {}
  press(keeper, 0)
  press(keeper, 1)
  expect(busy()).toEqual([false, true])
  replay(keeper)
  expect(act).toHaveBeenCalledExactlyOnceWith(1, [false, false])
})

it('a button with two keepers, as before its widget is known, is busy until the first action is done', () => {
  const keepers: Keeper[] = [{}, {}]
  for (const keeper of keepers) press(keeper, 0)
  expect(busy()).toEqual([true, false])
  keepers.forEach(replay)
  expect(busy()).toEqual([false, false])
})

it('an action without a pressed button runs too', () => {
  const keeper: Keeper = {}
  keep(keeper, {pressed: null, act})
  replay(keeper)
  expect(act).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {keepAction} from './busy.ts'
import type {ActionHolder} from './claim.ts'
import {replay} from './claim.ts'

let buttons: HTMLButtonElement[]
const act = vi.fn()

const busy = () => buttons.map(({ariaBusy}) => ariaBusy === 'true')

function press(holder: ActionHolder, place: 0 | 1): void {
  keepAction(holder, {pressed: buttons[place] ?? null, act: () => act(place, busy())})
}

beforeEach(() => {
  document.body.innerHTML = '<button>Add</button><button>Remove</button>'
  buttons = [...document.querySelectorAll('button')]
  act.mockReset()
})

it('marks the pressed button as busy until its action is done', () => {
  const holder: ActionHolder = {}
  press(holder, 0)
  expect(busy()).toEqual([true, false])
  expect(act).not.toHaveBeenCalled()
  replay(holder)
  expect(busy()).toEqual([false, false])
  expect(act).toHaveBeenCalledExactlyOnceWith(0, [false, false])
})

it('a button pressed twice stays busy, and its action runs once', () => {
  const holder: ActionHolder = {}
  press(holder, 0)
  press(holder, 0)
  expect(busy()).toEqual([true, false])
  replay(holder)
  replay(holder)
  expect(busy()).toEqual([false, false])
  expect(act).toHaveBeenCalledOnce()
})

it('pressing another button ends the busy state of the first', () => {
  const holder: ActionHolder = {}
  press(holder, 0)
  press(holder, 1)
  expect(busy()).toEqual([false, true])
  replay(holder)
  expect(act).toHaveBeenCalledExactlyOnceWith(1, [false, false])
})

it('a button with two holders, as before its widget is known, is busy until the first action is done', () => {
  const holders: ActionHolder[] = [{}, {}]
  for (const holder of holders) press(holder, 0)
  expect(busy()).toEqual([true, false])
  holders.forEach(replay)
  expect(busy()).toEqual([false, false])
})

it('an action without a pressed button runs too', () => {
  const holder: ActionHolder = {}
  keepAction(holder, {pressed: null, act})
  replay(holder)
  expect(act).toHaveBeenCalledOnce()
})

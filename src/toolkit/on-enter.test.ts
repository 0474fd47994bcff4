// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {onEnter} from './on-enter.ts'

it.each([
  [{key: 'Enter'}, true],
  [{key: 'Return'}, true],
  [{key: ' '}, false],
  [{key: 'a'}, false],
  [{key: 'NumpadEnter'}, false],
  [{key: 'Enter', isComposing: true}, false],
])('%j: %s', (init, isTaken) => {
  const act = vi.fn()
  const event = new KeyboardEvent('keydown', {...init, cancelable: true})
  onEnter(act)(event)
  expect([act.mock.calls.length === 1, event.defaultPrevented]).toEqual([isTaken, isTaken])
})

import {expect, it} from 'vitest'
import {longestScript, type TraceEvent} from './trace.ts'

const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...more,
})
const task = (ts: number, dur: number, more?: Partial<TraceEvent>) =>
  event('ThreadControllerImpl::RunTask', ts, dur, more)

it('adds up the script of a task, each millisecond once', () => {
  const events = [
    task(0, 9000),
    event('EvaluateScript', 1000, 3000),
    event('FunctionCall', 2000, 1000),
    event('BlinkScheduler_PerformMicrotaskCheckpoint', 5000, 500),
    event('Layout', 6000, 2000),
    task(10_000, 3000),
    event('FunctionCall', 11_000, 1000),
  ]
  expect(longestScript(events)).toBe(3.5)
})

it('counts CPU time if the trace contains it', () =>
  expect(longestScript([task(0, 9000), event('EvaluateScript', 0, 5000, {tdur: 2000})])).toBe(2))

it('ignores threads that run no script of a page', () =>
  expect(longestScript([task(0, 9000, {tid: 2}), event('FunctionCall', 0, 5000, {tid: 2})])).toBe(0))

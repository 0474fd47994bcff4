// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {domSettled} from './dom-settled.ts'

let settled: boolean | null = null

beforeEach(() => {
  vi.useFakeTimers()
  settled = null
})
afterEach(() => vi.useRealTimers())

const watch = (options?: Parameters<typeof domSettled>[0]) =>
  domSettled(options).then((isSettled) => {
    settled = isSettled
  })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** In happy-dom, a timer notifies observers. */
async function change(ms: number): Promise<void> {
  document.body.append(document.createElement('p'))
  await pass(ms)
}

it('waits for 100 ms without a change', async () => {
  void watch()
  await pass(90)
  await change(90)
  await change(90)
  expect(settled).toBeNull()
  await pass(40)
  expect(settled).toBe(true)
})

it('waits no longer than 3000 ms', async () => {
  void watch()
  for (let count = 0; count < 59; count++) await change(50)
  expect(settled).toBeNull()
  for (let count = 0; count < 2; count++) await change(50)
  expect(settled).toBe(false)
})

it('watches the given node, for the given time', async () => {
  const root = document.createElement('div')
  void watch({root, quiet: 10, longest: 20})
  await change(12)
  expect(settled).toBe(true)
})

it('can be aborted', async () => {
  const controller = new AbortController()
  void watch({signal: controller.signal})
  controller.abort()
  await pass(0)
  expect(settled).toBe(false)
  void watch({signal: AbortSignal.abort()})
  settled = null
  await pass(0)
  expect(settled).toBe(false)
})

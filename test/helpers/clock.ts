import {expect, vi} from 'vitest'
import {pause, until} from './until.ts'

/** The clock is the test's from now on; the network's and the renderer's stays. */
export const stopClock = (): unknown =>
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']})

/** The clock goes on, and what came of it is rendered. What was rendered before has begun its effects, and replies are there. */
export async function wait(ms: number): Promise<void> {
  await pause(30)
  vi.advanceTimersByTime(ms)
  await pause(10)
}

/** The same, once someone waits for it. */
export async function pass(ms: number): Promise<void> {
  await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await wait(ms)
}

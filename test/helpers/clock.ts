import {expect, vi} from 'vitest'
import {pause, until} from './until.ts'

/** Fakes the clock from now on; the network and the renderer keep the real one. */
export const stopClock = (): unknown =>
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']})

/**
 * Advances the clock, and waits until the results are rendered. Earlier renders have run their effects, and replies
 * have arrived.
 */
export async function wait(ms: number): Promise<void> {
  await pause(30)
  vi.advanceTimersByTime(ms)
  await pause(10)
}

/** The same, after something has started to wait for it. */
export async function pass(ms: number): Promise<void> {
  await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await wait(ms)
}

/** Advances the clock until `check` passes: what it waits for may begin later than something else that waits. */
export const passUntil = (check: () => void): Promise<void> =>
  until(() => {
    try {
      check()
    } catch (error) {
      vi.advanceTimersByTime(50)
      throw error
    }
  })

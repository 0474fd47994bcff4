// saved before any test fakes the clock: network replies take real time
const {setTimeout} = globalThis

/** Waits that many real milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Repeats `check` until it no longer throws, and returns its result; waits as long as a busy machine needs. A fake
 * clock does not advance.
 */
export async function until<T>(check: () => T | Promise<T>, ms = 60_000): Promise<T> {
  const end = performance.now() + ms
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
      await pause(4)
    }
  }
}

// kept from before any test takes the clock in hand: what comes over the network takes real time
const {setTimeout} = globalThis

/** Waits that many real milliseconds. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again and again, for as long as a busy machine may take, until `check` no longer throws, and gives what it returned. A test's own clock stands still. */
export async function until<T>(check: () => T | Promise<T>, ms = 15_000): Promise<T> {
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

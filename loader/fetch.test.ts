import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {fetchOnce} from './fetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Fails the given number of times; the log shows when each attempt was made. */
function attempts(failures: number) {
  const start = Date.now()
  const log: string[] = []
  const attempt = async (count: number) => {
    log.push(`${count} at ${Date.now() - start}`)
    if (count < failures) throw new Error(`failure ${count}`)
    return 'loaded'
  }
  return {log, attempt}
}

it('loads once if that succeeds', async () => {
  const {log, attempt} = attempts(0)
  expect(await fetchOnce(attempt)).toBe('loaded')
  expect(log).toEqual(['0 at 0'])
})

it('retries after half a second, and after two more seconds', async () => {
  const {log, attempt} = attempts(2)
  const done = fetchOnce(attempt)
  await vi.runAllTimersAsync()
  expect(await done).toBe('loaded')
  expect(log).toEqual(['0 at 0', '1 at 500', '2 at 2500'])
})

it('gives up with the last error', async () => {
  const {log, attempt} = attempts(9)
  const done = expect(fetchOnce(attempt)).rejects.toThrow('failure 2')
  await vi.runAllTimersAsync()
  await done
  expect(log).toHaveLength(3)
})

it('loads once for all callers, also after it has loaded', async () => {
  const {log, attempt} = attempts(0)
  expect(await Promise.all([fetchOnce(attempt), fetchOnce(attempt)])).toEqual(['loaded', 'loaded'])
  expect(await fetchOnce(attempt)).toBe('loaded')
  expect(log).toHaveLength(1)
})

it('starts again after it has given up', async () => {
  const {log, attempt} = attempts(9)
  for (let n = 0; n < 2; n++) {
    const done = expect(fetchOnce(attempt)).rejects.toThrow('failure 2')
    await vi.runAllTimersAsync()
    await done
  }
  expect(log).toHaveLength(6)
})

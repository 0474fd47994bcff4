import {expect, it} from 'vitest'
import {createFetcher} from './create-fetcher.ts'

/** Ends each call by hand, in any order. */
function byHand() {
  const calls: {signal: AbortSignal; end: (value: string) => void; fail: (error: unknown) => void}[] = []
  const fetcher = createFetcher<string>(
    (signal) => new Promise((end, fail) => void calls.push({signal, end, fail})),
  )
  const seen: string[] = []
  fetcher.subscribe(() => seen.push(fetcher.getState().status))
  return {calls, fetcher, seen}
}

it('begins idle, is pending, and has succeeded', async () => {
  const {calls, fetcher, seen} = byHand()
  expect(fetcher.getState()).toEqual({status: 'idle', data: null, error: null})
  const done = fetcher.run()
  calls[0]?.end('a')
  expect(await done).toEqual({status: 'success', data: 'a', error: null})
  expect(seen).toEqual(['pending', 'success'])
})

it('keeps the error until the next attempt, and the data throughout', async () => {
  const {calls, fetcher} = byHand()
  const error = new Error('no')
  let done = fetcher.run()
  calls[0]?.end('a')
  await done
  done = fetcher.run()
  calls[1]?.fail(error)
  expect(await done).toEqual({status: 'failed', data: 'a', error})
  done = fetcher.run()
  expect(fetcher.getState()).toEqual({status: 'pending', data: 'a', error: null})
  calls[2]?.end('b')
  expect(await done).toEqual({status: 'success', data: 'b', error: null})
})

it('uses the last call only', async () => {
  const {calls, fetcher} = byHand()
  const [first, second] = [fetcher.run(), fetcher.run()]
  expect(calls.map(({signal}) => signal.aborted)).toEqual([true, false])
  calls[1]?.end('new')
  await second
  calls[0]?.end('old')
  await first
  expect(fetcher.getState().data).toBe('new')
})

it('returns to its earlier state when aborted', async () => {
  const {calls, fetcher} = byHand()
  const done = fetcher.run()
  fetcher.abort()
  expect(fetcher.getState().status).toBe('idle')
  calls[0]?.fail(new Error('aborted'))
  expect((await done).status).toBe('idle')
})

it('notifies no one after unsubscribing', async () => {
  const {calls, fetcher} = byHand()
  let count = 0
  const leave = fetcher.subscribe(() => count++)
  leave()
  const done = fetcher.run()
  calls[0]?.end('a')
  await done
  expect(count).toBe(0)
})

import {afterEach, beforeEach, expect, it, vi} from 'vitest'

let now = 0
let log: (string | number)[] = []
let inSlices: typeof import('./slices.ts').inSlices

/** A task that takes the given number of milliseconds. */
const task =
  (name: number, ms = 0) =>
  () => {
    log.push(name)
    now += ms
  }

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(async () => {
  now = 0
  log = []
  vi.resetModules()
  ;({inSlices} = await import('./slices.ts'))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('scheduler', {
    yield: async () => {
      log.push('page')
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('runs quick tasks in one go, in order', async () => {
  for (let n = 0; n < 5; n++) inSlices(task(n))
  await settle()
  expect(log).toEqual([0, 1, 2, 3, 4])
})

it('counts tasks queued in one go together', async () => {
  for (let n = 1; n <= 6; n++) inSlices(task(n, 3))
  await settle()
  expect(log).toEqual([1, 2, 3, 'page', 4, 5, 6, 'page'])
})

it('yields to the page after eight milliseconds of work', async () => {
  inSlices(() => {
    for (let n = 1; n <= 6; n++) inSlices(task(n, 3))
  })
  await settle()
  expect(log).toEqual([1, 2, 3, 'page', 4, 5, 6, 'page'])
})

it('resets the count after each yield', async () => {
  inSlices(() => {
    for (const n of [1, 2, 3, 4]) inSlices(task(n, 9))
  })
  await settle()
  expect(log).toEqual([1, 'page', 2, 'page', 3, 'page', 4, 'page'])
})

it('also runs tasks added while it yields', async () => {
  inSlices(task(1, 9))
  inSlices(task(2))
  await Promise.resolve()
  inSlices(task(3))
  await settle()
  expect(log).toEqual([1, 'page', 2, 3])
})

it('starts again after the queue was empty', async () => {
  inSlices(task(1))
  await settle()
  inSlices(task(2))
  await settle()
  expect(log).toEqual([1, 2])
})

it('yields without a scheduler, too', async () => {
  vi.stubGlobal('scheduler', undefined)
  inSlices(() => {
    inSlices(task(1, 9))
    inSlices(task(2))
  })
  await Promise.resolve()
  expect(log).toEqual([1])
  await settle()
  expect(log).toEqual([1, 2])
})

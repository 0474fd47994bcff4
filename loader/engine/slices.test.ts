import {afterEach, beforeEach, expect, it, vi} from 'vitest'

let now = 0
let log: (string | number)[] = []
let inSlices: typeof import('./slices.ts').inSlices

/** A task that takes so many milliseconds. */
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

it('runs what is quick in one go, in order', async () => {
  for (let n = 0; n < 5; n++) inSlices(task(n))
  await settle()
  expect(log).toEqual([0, 1, 2, 3, 4])
})

it('counts together what is asked for in one go', async () => {
  for (let n = 1; n <= 6; n++) inSlices(task(n, 3))
  await settle()
  expect(log).toEqual([1, 2, 3, 'page', 4, 5, 6, 'page'])
})

it('gives the page its turn after eight milliseconds of work', async () => {
  inSlices(() => {
    for (let n = 1; n <= 6; n++) inSlices(task(n, 3))
  })
  await settle()
  expect(log).toEqual([1, 2, 3, 'page', 4, 5, 6, 'page'])
})

it('counts anew after each turn of the page', async () => {
  inSlices(() => {
    for (const n of [1, 2, 3, 4]) inSlices(task(n, 9))
  })
  await settle()
  expect(log).toEqual([1, 'page', 2, 'page', 3, 'page', 4, 'page'])
})

it('also reaches what is added while the page has its turn', async () => {
  inSlices(task(1, 9))
  inSlices(task(2))
  await Promise.resolve()
  inSlices(task(3))
  await settle()
  expect(log).toEqual([1, 'page', 2, 3])
})

it('begins again when it had come to its end', async () => {
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

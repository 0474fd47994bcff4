import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {installLocks, refusedLocks} from '../../../test/helpers/tab-locks.ts'

let inTurn: typeof import('./in-turn.ts').inTurn
let keepTurn: typeof import('./keep-turn.ts').keepTurn

beforeEach(async () => {
  vi.resetModules()
  ;({inTurn} = await import('./in-turn.ts'))
  ;({keepTurn} = await import('./keep-turn.ts'))
  vi.useFakeTimers()
  installLocks()
})

afterEach(() => vi.useRealTimers())

/** What has begun, and tasks that a test ends. */
function createTasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  return {begun, task, end: (name: string) => ends.get(name)?.()}
}

const inOtherTab = (task: () => Promise<void>) => void navigator.locks.request('vitrine-cart a', task)

/** All that can happen without time. */
const settle = () => vi.advanceTimersByTimeAsync(0)

it('begins a task in the turn that was kept for it, without asking the browser', async () => {
  const {begun, task} = createTasks()
  keepTurn('a')
  await settle()
  vi.spyOn(navigator.locks, 'request').mockReturnValue(new Promise(() => {}))
  inTurn('a', task('first'))
  inTurn('a', task('second'))
  await settle()
  expect(begun).toEqual(['first'])
})

it('waits for a kept turn that the browser has not answered, and asks once', async () => {
  const {begun, task} = createTasks()
  const request = vi.spyOn(navigator.locks, 'request')
  keepTurn('a')
  keepTurn('a')
  inTurn('a', task('first'))
  await settle()
  expect(begun).toEqual(['first'])
  expect(request).toHaveBeenCalledTimes(1)
})

it('lets another tab wait until the task in a kept turn has ended', async () => {
  const {begun, task, end} = createTasks()
  keepTurn('a')
  await settle()
  inOtherTab(task('there'))
  inTurn('a', task('here'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toEqual(['here'])
  end('here')
  await settle()
  expect(begun).toEqual(['here', 'there'])
})

it('gives a kept turn up if no task follows soon', async () => {
  const {begun, task} = createTasks()
  keepTurn('a')
  await settle()
  inOtherTab(task('there'))
  await vi.advanceTimersByTimeAsync(299)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  inTurn('a', task('late'))
  await settle()
  expect(begun).toEqual(['there'])
})

it('waits for another tab that has begun, whatever was to be kept', async () => {
  const {begun, task, end} = createTasks()
  inOtherTab(task('there'))
  await settle()
  keepTurn('a')
  inTurn('a', task('here'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toEqual(['there'])
  end('there')
  await settle()
  expect(begun).toEqual(['there', 'here'])
})

it('can keep a turn again after a task has failed in one', async () => {
  const {begun, task} = createTasks()
  keepTurn('a')
  await expect(inTurn('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  keepTurn('a')
  await settle()
  inOtherTab(task('there'))
  inTurn('a', task('here'))
  await settle()
  expect(begun).toEqual(['here'])
})

it('leaves a kept turn to tasks of its name', async () => {
  const {begun, task} = createTasks()
  keepTurn('a')
  await settle()
  inTurn('b', task('of another shop'))
  inOtherTab(task('there'))
  inTurn('a', task('here'))
  await settle()
  expect(begun).toEqual(['of another shop', 'here'])
})

it('keeps nothing where a document may not use locks', async () => {
  installLocks(refusedLocks)
  const {begun, task} = createTasks()
  keepTurn('a')
  inTurn('a', task('first'))
  await settle()
  expect(begun).toEqual(['first'])
})

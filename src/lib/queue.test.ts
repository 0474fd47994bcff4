import {expect, it} from 'vitest'
import {createQueue} from './queue.ts'

/** A task that the test ends, and a log of what began and ended. */
function tasks() {
  const log: string[] = []
  const end = new Map<string, {done: () => void; fail: (error: Error) => void}>()
  const task = (name: string) => () => {
    log.push(`${name} begins`)
    return new Promise<string>((resolve, reject) => {
      end.set(name, {
        done: () => {
          log.push(`${name} ends`)
          resolve(name)
        },
        fail: reject,
      })
    })
  }
  return {log, task, end}
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('runs tasks of one key in order, one at a time', async () => {
  const {log, task, end} = tasks()
  const queue = createQueue()
  const runs = ['a', 'b', 'c'].map((name) => queue('key', task(name)))
  for (const name of ['a', 'b', 'c']) {
    await turn()
    end.get(name)?.done()
  }
  expect(await Promise.all(runs)).toEqual(['a', 'b', 'c'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('runs tasks of different keys side by side', async () => {
  const {log, task, end} = tasks()
  const queue = createQueue()
  const runs = [queue('x', task('a')), queue('y', task('b'))]
  await turn()
  expect(log).toEqual(['a begins', 'b begins'])
  end.get('b')?.done()
  end.get('a')?.done()
  expect(await Promise.all(runs)).toEqual(['a', 'b'])
})

it('continues after a failure, which only its own caller receives', async () => {
  const {log, task, end} = tasks()
  const queue = createQueue()
  const failing = queue('key', task('a'))
  const thrown = queue('key', () => {
    throw new Error('at once')
  })
  const next = queue('key', task('b'))
  await turn()
  end.get('a')?.fail(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await expect(thrown).rejects.toThrow('at once')
  await turn()
  end.get('b')?.done()
  expect(await next).toBe('b')
  expect(log).toEqual(['a begins', 'b begins', 'b ends'])
})

it('starts again after a key was idle', async () => {
  const queue = createQueue()
  expect(await queue('key', async () => 1)).toBe(1)
  await turn()
  expect(await queue('key', async () => 2)).toBe(2)
})

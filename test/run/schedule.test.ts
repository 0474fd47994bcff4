import {describe, expect, it} from 'vitest'
import {runInOrder} from './schedule.ts'

interface Sample {
  name: string
  load?: 0 | 1
  after?: readonly string[]
}

/** Runs checks that each end when the test says so; `seen` is what runs at each moment. */
function begin(checks: readonly Sample[]) {
  const running = new Map<string, () => void>()
  const results = runInOrder(
    checks,
    ({name}) =>
      new Promise<string>((resolve) =>
        running.set(name, () => {
          running.delete(name)
          resolve(`result of ${name}`)
        }),
      ),
  )
  const seen = () => [...running.keys()]
  async function end(name: string): Promise<void> {
    running.get(name)?.()
    for (let tick = 0; tick < 5; tick++) await Promise.resolve()
  }
  return {results, seen, end}
}

describe('the order of checks', () => {
  it('runs one alone that keeps all processors busy', async () => {
    const {seen, end} = begin([{name: 'a'}, {name: 'b'}])
    expect(seen()).toEqual(['a'])
    await end('a')
    expect(seen()).toEqual(['b'])
  })

  it('runs two side by side that keep one busy, and what only waits beside anything', async () => {
    const {seen, end} = begin([
      {name: 'install', load: 0},
      {name: 'a', load: 1},
      {name: 'b', load: 1},
      {name: 'c', load: 1},
    ])
    expect(seen()).toEqual(['install', 'a', 'b'])
    await end('a')
    expect(seen()).toEqual(['install', 'b', 'c'])
  })

  it('starts none before those that it names have ended, and lets others overtake it meanwhile', async () => {
    const {seen, end} = begin([
      {name: 'install', load: 0},
      {name: 'needs it', after: ['install']},
      {name: 'a'},
    ])
    expect(seen()).toEqual(['install', 'a'])
    await end('install')
    expect(seen()).toEqual(['a'])
    await end('a')
    expect(seen()).toEqual(['needs it'])
  })

  it('does not put a large one off by small ones behind it', async () => {
    const {seen, end} = begin([{name: 'small', load: 1}, {name: 'large'}, {name: 'another small', load: 1}])
    expect(seen()).toEqual(['small'])
    await end('small')
    expect(seen()).toEqual(['large'])
  })

  it('needs nothing that is not part of the run', () => {
    expect(begin([{name: 'a', after: ['build']}]).seen()).toEqual(['a'])
  })

  it('gives the results in the order of the checks', async () => {
    const {results, end} = begin([
      {name: 'a', load: 1},
      {name: 'b', load: 1},
    ])
    await end('b')
    await end('a')
    expect(await results).toEqual(['result of a', 'result of b'])
  })

  it('refuses checks that wait for each other', async () => {
    const {results} = begin([
      {name: 'a', after: ['b']},
      {name: 'b', after: ['a']},
    ])
    await expect(results).rejects.toThrow('these wait for each other: a, b')
  })
})

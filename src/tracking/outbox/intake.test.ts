import {describe, expect, it, vi} from 'vitest'
import type {KeptEvent} from '../../page/page.ts'
import {createIntake} from './intake.ts'

const event = (name: string): KeptEvent => ({event: name, data: {}, at: 0})

/** A clock on which each event takes a millisecond. */
function create(kept: KeptEvent[] = []) {
  let time = 0
  const due: (() => void)[] = []
  const added: string[] = []
  const lost = vi.fn()
  const intake = createIntake({
    kept,
    toMessages: ({event: name}) => {
      time++
      return [name]
    },
    isPriority: ({event: name}) => name === 'Order',
    add: (names) => added.push(...names),
    limit: 5,
    onLost: lost,
    now: () => time,
    later: (task) => due.push(task),
  })
  const run = () => {
    const [task] = due.splice(0, 1)
    task?.()
  }
  return {kept, intake, added, due, lost, run}
}

describe('kept events', () => {
  it('are taken over, and later ones, too; they are handled when tracking opens', () => {
    const {kept, intake, added, due, run} = create([event('a')])
    kept.push(event('b'))
    expect([kept.length, due.length]).toEqual([0, 0])
    intake.open()
    run()
    expect(added).toEqual(['a', 'b'])
  })

  it('are handled in slices', () => {
    const {kept, intake, added, run} = create()
    intake.open()
    kept.push(...['a', 'b', 'c', 'd', 'e'].map(event))
    run()
    expect(added).toEqual(['a', 'b', 'c', 'd'])
    run()
    expect(added).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('are limited in number, except for priority events', () => {
    const {kept, intake, added, lost} = create()
    const settle = vi.fn()
    for (let n = 0; n < 100; n++) kept.push({...event(n % 50 ? `${n}` : 'Order'), settle})
    intake.finish()
    expect(added).toEqual(['Order', '1', '2', '3', '4', '5', 'Order'])
    expect(lost).toHaveBeenCalledTimes(93)
    expect(settle).toHaveBeenCalledTimes(93)
    kept.push(event('x'))
    intake.finish()
    expect(added.at(-1)).toBe('x')
  })

  it('can be forgotten', () => {
    const {kept, intake, added} = create()
    kept.push(event('a'))
    intake.clear()
    intake.finish()
    expect(added).toEqual([])
  })

  it('that were forgotten leave room for as many new ones', () => {
    const {kept, intake, added, lost} = create()
    for (const name of 'abcde') kept.push(event(name))
    intake.clear()
    intake.open()
    for (const name of 'fghij') kept.push(event(name))
    intake.finish()
    expect(added).toEqual(['f', 'g', 'h', 'i', 'j'])
    expect(lost).not.toHaveBeenCalled()
  })

  it('are handled by one task, however many come before it', () => {
    const {kept, intake, added, due, run} = create()
    intake.open()
    run()
    for (const name of 'abc') kept.push(event(name))
    expect(due).toHaveLength(1)
    run()
    expect([added, due.length]).toEqual([['a', 'b', 'c'], 0])
  })

  it('are dropped after they were forgotten, until they are taken over again', () => {
    const {kept, intake, added, run} = create()
    const settle = vi.fn()
    intake.open()
    kept.push({...event('a'), settle})
    intake.clear()
    kept.push({...event('b'), settle})
    expect(settle.mock.calls).toEqual([[{id: null}], [{id: null}]])
    intake.open()
    kept.push(event('c'))
    run()
    run()
    expect(added).toEqual(['c'])
  })
})

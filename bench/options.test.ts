import {describe, expect, it} from 'vitest'
import {readOptions} from './options.ts'

describe('readOptions', () => {
  it('has defaults', () => expect(readOptions([], 9)).toEqual({rounds: 9, isQuick: false, json: undefined}))

  it('reads what it is told', () =>
    expect(readOptions(['--rounds', '3', '--quick', '--json', 'figures.json'], 9)).toEqual({
      rounds: 3,
      isQuick: true,
      json: 'figures.json',
    }))

  it.each(['0', '2.5', 'many'])('refuses %s rounds', (rounds) =>
    expect(() => readOptions(['--rounds', rounds], 9)).toThrow('has to be a whole number'),
  )
})

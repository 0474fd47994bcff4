import {describe, expect, it} from 'vitest'
import {readOptions} from './options.ts'

describe('readOptions', () => {
  it('has defaults', () =>
    expect(readOptions([], 9)).toEqual({runs: 9, isQuick: false, only: '', json: undefined}))

  it('reads every option', () =>
    expect(readOptions(['--runs', '3', '--quick', '--json', 'figures.json'], 9)).toEqual({
      runs: 3,
      isQuick: true,
      only: '',
      json: 'figures.json',
    }))

  it('takes a part for a quick run', () =>
    expect(readOptions(['--only', 'lightbox'], 9)).toMatchObject({isQuick: true, only: 'lightbox'}))

  it.each(['0', '2.5', 'many'])('refuses %s runs', (runs) =>
    expect(() => readOptions(['--runs', runs], 9)).toThrow('has to be a whole number'),
  )
})

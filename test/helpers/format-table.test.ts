import {expect, it} from 'vitest'
import {formatTable} from './format-table.ts'

it('aligns figures to the right, in columns as wide as the widest cell', () => {
  const lines = [
    {name: 'one', cells: ['1', '12345678']},
    {name: 'another', cells: 'has none'},
    {name: 'three', cells: ['123', '4']},
  ]
  expect(formatTable(['ms', 'kB'], lines)).toBe(
    ['          ms        kB', 'one        1  12345678', 'another  has none', 'three    123         4'].join(
      '\n',
    ),
  )
})

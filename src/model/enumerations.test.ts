import {describe, expect, it} from 'vitest'
import {BLOCK_TYPES} from './blocks.ts'
import {ENUMERATIONS, type Enumeration} from './enumerations.ts'
import {PAGE_TYPES} from './page-type.ts'

const tables: [string, Enumeration][] = Object.entries(ENUMERATIONS)

const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe.each(tables)('%s', (_name, table) => {
  it('has no duplicates', () => {
    expect(repeated(Object.values(table))).toEqual([])
  })

  it('has whole numbers or texts', () => {
    const odd = Object.values(table).filter(
      (value) => !(Number.isInteger(value) || value === null || (typeof value === 'string' && value)),
    )
    expect(odd).toEqual([])
  })
})

/** The counts in product.md. */
it.each([
  ['blockTypes', 64],
  ['collectionTypes', 16],
  ['currencies', 27],
  ['pageTypes', 26],
  ['recordTypes', 21 + 1],
  ['roles', 15],
  ['sliceNames', 21],
  ['sliceTypes', 18],
  ['positions', 9],
] as const)('%s: all %i', (name, count) => {
  expect(Object.keys(ENUMERATIONS[name])).toHaveLength(count)
})

it('omits the codes without a block', () => {
  const codes = new Set<number>(Object.values(BLOCK_TYPES))
  const missing = Array.from({length: 72}, (_, index) => index + 1).filter((code) => !codes.has(code))
  expect(missing).toEqual([15, 34, 35, 36, 37, 38, 39, 40, 64])
})

it('numbers pages as live ones do', () => {
  expect(PAGE_TYPES).toMatchObject({
    collection: 1,
    page: 2,
    item: 50,
    'not-found': 100,
    cart: 200,
    checkout: 201,
  })
})

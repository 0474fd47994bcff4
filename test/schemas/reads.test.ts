import fc from 'fast-check'
import {expect, it} from 'vitest'
import {readDefinitions} from '../../build/schemas/definitions.ts'
import {fromSchema} from './from-schema.ts'
import {READERS} from './readers.ts'
import {withoutFields} from './without-field.ts'

const definitions = await readDefinitions()
const valuesOf = fromSchema(definitions)
const shape = (name: string): fc.Arbitrary<unknown> => valuesOf({$ref: `#/$defs/${name}`})

it.each(Object.entries(READERS))('%s: every valid value is read without a problem', (name, read) => {
  fc.assert(fc.property(shape(name), (value) => void read(value)))
})

/** The schema's note on a field that only servers and templates read. */
const UNREAD = /(Templates|Servers) read (it|them), widgets do not\./

const isUnread = (field: string): boolean => {
  const [name = '', key = ''] = field.split('.')
  return UNREAD.test(definitions[name]?.properties?.[key]?.description ?? '')
}

const read = (name: string, value: unknown): string => {
  try {
    return JSON.stringify(READERS[name]?.(value))
  } catch (error) {
    return `${error}`
  }
}

/** Of all fields in the values of a shape: those that make a difference, and those that do not. */
function findRead(name: string) {
  const without = withoutFields(definitions)
  const all = new Set<string>()
  const found = new Set<string>()
  for (const value of fc.sample(shape(name), {numRuns: 500, seed: 7}))
    for (const {field, value: changed} of without(value, {$ref: `#/$defs/${name}`}, name)) {
      all.add(field)
      if (!found.has(field) && read(name, value) !== read(name, changed)) found.add(field)
    }
  return {all: [...all], found}
}

it.each([
  ['ProductItem', 50],
  ['FormDefinition', 30],
  ['GalleryOptions', 20],
  ['Merchandising', 10],
  ['Order', 10],
])('%s: each field makes a difference, except those marked as not read by widgets', (name, fewest) => {
  const {all, found} = findRead(name)
  expect(all.length).toBeGreaterThan(fewest)
  expect(all.filter((field) => found.has(field) === isUnread(field))).toEqual([])
})

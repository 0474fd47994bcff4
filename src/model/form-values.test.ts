import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {parseForm} from './form.ts'
import type {FormField} from './form-field.ts'
import {partsOf} from './form-parts.ts'
import {type FieldValue, findProblem, valuesText} from './form-values.ts'

function field(definition: Record<string, unknown>): FormField {
  const parsed = parseForm({fields: [{id: 'a', ...definition}]}, () => {})
  const [first] = parsed.ok ? parsed.value.fields : []
  if (!first) throw new Error('no field')
  return first
}

describe('a required field', () => {
  it.each<[string, FieldValue, FieldValue]>([
    ['text', ' ', 'x'],
    ['textarea', '', 'x'],
    ['number', '', '0'],
    ['select', '', 'A'],
    ['radio', '', 'A'],
    ['checkbox', [], ['A']],
    ['name', ['Ada', ''], ['Ada', 'Lovelace']],
    ['date', ['', '', ''], ['1', '2', '2026']],
    ['time', ['', '', '', 'AM'], ['9', '30', '', 'AM']],
    ['address', ['', '', 'Cairo', '', '', 'Egypt'], ['1 Nile St', '', 'Cairo', '', '', 'Egypt']],
    ['phone', ['', '555', '', '0100'], ['', '555', '123', '0100']],
  ])('of type %s must not be %j, but may be %j', (type, empty, full) => {
    const required = field({type, required: true})
    expect(findProblem(required, empty)).toBe('required')
    expect(findProblem(required, full)).toBeNull()
    expect(findProblem(field({type}), empty)).toBeNull()
  })

  it('of a phone with its country code is valid without the code', () => {
    const phone = field({type: 'phone', required: true, showCountryCode: true})
    expect(partsOf(phone).map(({title}) => title)).toEqual(['Country', 'Areacode', 'Prefix', 'Line'])
    expect(findProblem(phone, ['', '555', '123', '0100'])).toBeNull()
    expect(findProblem(phone, ['1', '', '123', '0100'])).toBe('required')
  })

  it.each(['section', 'hidden', 'likert'])('of type %s is always valid', (type) => {
    expect(findProblem(field({type, required: true}), '')).toBeNull()
  })
})

describe('a text', () => {
  it('may be as long as its limit', () => {
    const short = field({type: 'text', maxLength: 3})
    expect(findProblem(short, 'abc')).toBeNull()
    expect(findProblem(short, 'abcd')).toBe('tooLong')
    expect(findProblem(short, '')).toBeNull()
  })

  it('in an e-mail field is an address, or nothing', () => {
    const email = field({type: 'email'})
    expect(findProblem(email, 'ada')).toBe('email')
    expect(findProblem(email, ' ada@example.com ')).toBeNull()
    expect(findProblem(email, '')).toBeNull()
    expect(findProblem(field({type: 'email', required: true}), '')).toBe('required')
  })
})

describe('a date or time', () => {
  it.each<[string, string[], string | null]>([
    ['date', ['2', '31', '2026'], 'date'],
    ['date', ['2', '', ''], 'date'],
    ['date', ['2', '28', '2026'], null],
    ['date', ['', '', ''], null],
    ['time', ['9', '', '', 'AM'], null],
    ['time', ['', '30', '', 'AM'], 'time'],
    ['time', ['', '', '', 'PM'], null],
    ['time', ['25', '00', '', 'PM'], 'time'],
  ])('of type %s, %j: %s', (type, value, problem) => {
    expect(findProblem(field({type}), value)).toBe(problem)
  })
})

const TYPES =
  'text textarea email number website currency password twitter date time name address phone checkbox radio select likert hidden section'.split(
    ' ',
  )

it('an optional field may always be left empty, a required one that is valid may be optional', () => {
  const value = fc.oneof(fc.string({unit: 'binary'}), fc.array(fc.string({unit: 'binary'}), {maxLength: 6}))
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), value, fc.integer({min: -5, max: 9}), (type, one, maxLength) => {
      const [required, optional] = [field({type, maxLength, required: true}), field({type, maxLength})]
      if (findProblem(required, one) === null) expect(findProblem(optional, one)).toBeNull()
      expect(findProblem(optional, '')).toBeNull()
      expect(findProblem(optional, [])).toBeNull()
    }),
  )
})

it('writes values as the JSON of the API, whatever the ids', () => {
  const values = new Map<string, FieldValue>([
    ['a', 'x'],
    ['b', ['1', '2']],
    ['c', {'Question?': ['2']}],
    ['__proto__', 'y'],
  ])
  const text = valuesText(values)
  expect(text).toBe('{"a":"x","b":["1","2"],"c":{"Question?":["2"]},"__proto__":"y"}')
  expect(Reflect.get({}, 'y')).toBeUndefined()
})

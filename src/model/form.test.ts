import {expect, it, vi} from 'vitest'
import {parseForm} from './form.ts'

const warn = vi.fn<(problem: string) => void>()

function fieldsOf(fields: unknown) {
  warn.mockReset()
  const parsed = parseForm({id: 'f', name: 'Form', fields}, warn)
  return parsed.ok ? parsed.value.fields : []
}

const warnings = () => warn.mock.calls.map(([problem]) => problem)

it('reads a definition, or its JSON text', () => {
  const form = {
    id: 'f',
    name: 'Form',
    submitButtonText: 'Send',
    fields: [{id: 'a', type: 'text', title: 'Name', required: true}],
  }
  const parsed = parseForm(form, warn)
  expect(parsed).toMatchObject({ok: true, value: {id: 'f', name: 'Form', buttonText: 'Send'}})
  expect(parseForm(JSON.stringify(form), warn)).toEqual(parsed)
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['{"fields":', 'form: is not JSON'],
  ['null', 'form: is not an object with "fields"'],
  ['', 'form: is not an object with "fields"'],
  [[], 'form: is not an object with "fields"'],
  [{fields: {}}, 'form: is not an object with "fields"'],
  [undefined, 'form: is not an object with "fields"'],
])('rejects %j', (source, problem) => {
  const parsed = parseForm(source, warn)
  expect(parsed.ok ? '' : parsed.problem).toContain(problem)
})

it('accepts a form without fields', () => {
  expect(parseForm({name: 'TestForm', fields: []}, warn)).toEqual({
    ok: true,
    value: {
      id: '',
      name: 'TestForm',
      collectionId: '',
      objectName: '',
      buttonText: null,
      submissionMessage: null,
      submissionHTML: null,
      successRedirect: null,
      disclaimerMessage: '',
      captcha: null,
      isUnchecked: false,
      localizedStrings: {},
      fields: [],
    },
  })
})

it.each([
  ['text', 'line'],
  ['email', 'line'],
  ['textarea', 'area'],
  ['select', 'select'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['likert', 'likert'],
  ['date', 'parts'],
  ['name', 'parts'],
  ['time', 'parts'],
  ['address', 'parts'],
  ['phone', 'parts'],
  ['hidden', 'hidden'],
  ['section', 'section'],
])('knows the control of a %s', (type, kind) => {
  expect(fieldsOf([{id: 'a', type}])).toMatchObject([{type, kind}])
  expect(warnings()).toEqual([])
})

it.each(['signature', '', 'constructor', '__proto__'])(
  'renders the type %j as a single line, with a warning',
  (type) => {
    expect(fieldsOf([{id: 'a', type}])).toMatchObject([{kind: 'line'}])
    expect(warnings()).toEqual([`fields[0]: unknown type "${type}" is asked for in a line`])
  },
)

it('omits fields without a unique id', () => {
  const fields = fieldsOf([
    {id: 'a', type: 'text', title: 'First'},
    {type: 'text'},
    'text',
    null,
    {id: 'a', type: 'text', title: 'Second'},
    {id: '__proto__', type: 'text'},
  ])
  expect(fields.map(({id, title}) => [id, title])).toEqual([
    ['a', 'First'],
    ['__proto__', ''],
  ])
  expect(warnings()).toEqual([
    'fields[1]: has no "id"',
    'fields[2]: has no "id"',
    'fields[3]: has no "id"',
    'fields[4]: has the id of another field, "a"',
  ])
})

it.each([
  [
    ['A', 2, {label: 'B'}, {value: 'C'}, null, {}, 'A'],
    ['A', '2', 'B', 'C'],
  ],
  ['A', ['A']],
  [null, []],
  [undefined, []],
])('reads the options %j', (options, expected) => {
  expect(fieldsOf([{id: 'a', type: 'select', options}])[0]?.options).toEqual(expected)
})

it.each([
  [12, 12],
  ['12', 12],
  [0, null],
  [-1, null],
  ['many', null],
  [undefined, null],
])('reads a limit of %j characters', (maxLength, expected) => {
  expect(fieldsOf([{id: 'a', type: 'text', maxLength}])[0]?.maxLength).toBe(expected)
})

it('reads values that only some types have', () => {
  const [field] = fieldsOf([
    {
      id: 'a',
      type: 'hidden',
      name: 'utm',
      value: 'none',
      placeholder: 'p',
      description: 'd',
      currencySymbol: '€',
      showCountryCode: 'true',
      underline: true,
      required: 'false',
    },
  ])
  expect(field).toMatchObject({
    key: 'utm',
    value: 'none',
    placeholder: 'p',
    description: 'd',
    prefix: '€',
    showCountryCode: true,
    underline: true,
    required: false,
  })
})

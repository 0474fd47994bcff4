// @vitest-environment happy-dom
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {pause} from '../../test/helpers/until.ts'
import type {Attribute, Definition} from './definition.ts'
import {readProps} from './read-props.ts'

const definition = {
  name: 'test',
  attributes: {
    label: {type: 'text', default: 'ours'},
    title: {type: 'text', default: null},
    count: {type: 'integer', default: 1, min: 1, max: 99},
    free: {type: 'integer', default: null},
    factor: {type: 'number', default: 1.5, min: 1, max: 5},
    express: {type: 'boolean', default: false},
    'show-all': {type: 'boolean', default: true},
    mode: {type: 'choice', choices: ['page', 'list'], default: 'page'},
    options: {type: 'json'},
    product: {type: 'json', isVital: true},
  },
} as const satisfies Definition

const DEFAULTS = {
  label: 'ours',
  title: null,
  count: 1,
  free: null,
  factor: 1.5,
  express: false,
  'show-all': true,
  mode: 'page',
  options: null,
  product: null,
}

const said = watchConsole()

const warnings = (): string[] => said.warnings.map(([text]) => `${text}`)

function make(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-${name}`, value)
  return element
}

const read = (attributes: Record<string, string>) => readProps(make(attributes), definition)

describe('a value', () => {
  it.each([
    ['label', 'Buy', 'Buy'],
    ['label', ' Buy £5 "now" ', ' Buy £5 "now" '],
    ['title', 'A', 'A'],
    ['count', '7', 7],
    ['count', ' 7 ', 7],
    ['count', '99', 99],
    ['free', '-5', -5],
    ['free', '0', 0],
    ['factor', '2.25', 2.25],
    ['factor', '5', 5],
    ['express', 'true', true],
    ['express', '', true],
    ['express', 'false', false],
    ['express', '0', false],
    ['express', 'null', false],
    ['show-all', 'false', false],
    ['mode', 'list', 'list'],
    ['options', '{"a":[1]}', {a: [1]}],
    ['options', 'null', null],
    ['product', '[]', []],
  ])('data-%s="%s" is %j', (name, text, value) => {
    expect(read({[name]: text})).toEqual({...DEFAULTS, [name]: value})
    expect(warnings()).toEqual([])
  })
})

describe('the default', () => {
  it('is used for an absent attribute', () => {
    expect(read({})).toEqual(DEFAULTS)
  })

  it.each(['', 'null'])('is used without a warning for %j', (text) => {
    const all = ['label', 'title', 'count', 'free', 'factor', 'mode', 'options', 'product']
    expect(read(Object.fromEntries(all.map((name) => [name, text])))).toEqual(DEFAULTS)
    expect(warnings()).toEqual([])
  })

  it.each([
    ['count', 'many', 1, 'is no whole number from 1 to 99'],
    ['count', '1.5', 1, 'is no whole number from 1 to 99'],
    ['count', '1e400', 1, 'is no whole number from 1 to 99'],
    ['count', '0', 1, 'is no whole number from 1 to 99'],
    ['count', '-3', 1, 'is no whole number from 1 to 99'],
    ['count', '1000', 99, 'is no whole number from 1 to 99'],
    ['free', 'NaN', null, `is no whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`],
    ['factor', 'double', 1.5, 'is no number from 1 to 5'],
    ['factor', 'Infinity', 1.5, 'is no number from 1 to 5'],
    ['factor', '0.5', 1, 'is no number from 1 to 5'],
    ['factor', '10', 5, 'is no number from 1 to 5'],
    ['mode', 'grid', 'page', 'is not one of page, list'],
    ['mode', 'LIST', 'page', 'is not one of page, list'],
  ])('or the nearest value is used for data-%s="%s", with a warning', (name, text, value, problem) => {
    const element = make({[name]: text})
    expect(readProps(element, definition)).toEqual({...DEFAULTS, [name]: value})
    expect(said.warnings).toEqual([[`[vitrine] test: data-${name}="${text}" ${problem}`, element]])
  })

  it('is used for broken JSON, with a warning', () => {
    expect(read({options: '{"a":'})).toEqual(DEFAULTS)
    expect(warnings()).toEqual([
      expect.stringMatching(/^\[vitrine] test: data-options="\{"a":" is not JSON \(/),
    ])
  })
})

describe('vital JSON', () => {
  it.each(['{"a":', 'undefined', "{'id': 1}"])('throws for %s', (text) => {
    expect(() => read({product: text})).toThrow(SyntaxError)
  })

  it('names the broken attribute', () => {
    expect(() => read({product: '{'})).toThrow(/data-product/)
  })
})

it('leaves unknown attributes alone: they may belong to other tools', async () => {
  readProps(make({vitrine: 'test', lable: 'Buy', testid: '1', aos: 'fade'}), definition)
  await pause(5)
  expect(warnings()).toEqual([])
})

describe('any text', () => {
  const types: Attribute[] = Object.values(definition.attributes).filter(
    (attribute) => !('isVital' in attribute),
  )
  const text = fc.oneof(
    fc.string(),
    fc.string({unit: 'binary'}),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.double().map(String),
    fc.constantFrom('null', 'true', '-0', '1e999', '__proto__', 'list'),
  )

  it('is read without throwing, as a value of the attribute’s type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), text, (attribute, value) => {
        const one = {name: 'test', attributes: {it: attribute}} satisfies Definition
        const {it: prop} = readProps(make({it: value}), one)
        if (attribute.type === 'boolean') expect(prop).toBeTypeOf('boolean')
        if (attribute.type === 'number') {
          expect(prop).toBeGreaterThanOrEqual(attribute.min)
          expect(prop).toBeLessThanOrEqual(attribute.max)
        }
        if (attribute.type === 'choice') expect(attribute.choices).toContain(prop)
        if (attribute.type === 'integer' && prop !== attribute.default) {
          expect(prop).toBeGreaterThanOrEqual(attribute.min ?? Number.MIN_SAFE_INTEGER)
          expect(prop).toBeLessThanOrEqual(attribute.max ?? Number.MAX_SAFE_INTEGER)
          expect(Number.isInteger(prop)).toBe(true)
        }
      }),
    )
  })
})

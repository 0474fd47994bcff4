// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {describeElement, toText} from './describe.ts'

const circle: Record<string, unknown> = {}
circle.self = circle

describe('a value', () => {
  it.each([
    [{a: [1, 'b', null]}, '{"a":[1,"b",null]}'],
    [undefined, 'undefined'],
    [{error: new TypeError('No.')}, '{"error":"TypeError: No."}'],
    [{big: 9n}, '{"big":"9"}'],
    [circle, 'cannot be written as JSON'],
  ])('%o is written as %s', (value, text) => {
    expect(toText(value)).toBe(text)
  })

  it('with elements is written by their tag, and is cut to a readable length', () => {
    expect(toText({element: document.createElement('form')})).toBe('{"element":"<form>"}')
    expect(toText('x'.repeat(1000))).toHaveLength(241)
  })
})

it('an element is described by its tag, id and name', () => {
  const input = Object.assign(document.createElement('input'), {id: 'i', name: 'email'})
  expect(describeElement(input)).toBe('<input id="i" name="email">')
  expect(describeElement(document.createElement('p'))).toBe('<p>')
})

import {describe, expect, it} from 'vitest'
import {describeDifference} from './difference.ts'

describe('describeDifference', () => {
  it('returns undefined for equal texts', () => expect(describeDifference('a\nb', 'a\nb')).toBeUndefined())

  it.each([
    ['one\ntwo <b>', 'one\ntwo &lt;b>', 'line 2, column 5: "one\\ntwo <b>" has become "one\\ntwo &lt;b>"'],
    ['one', 'one more', 'line 1, column 4: "one" has become "one more"'],
    ['one more', 'one', 'line 1, column 4: "one more" has become "one"'],
  ])('of %j and %j', (expected, actual, text) => expect(describeDifference(expected, actual)).toBe(text))

  it('quotes only the surrounding text', () => {
    const text = describeDifference(`${'a'.repeat(1000)}b`, 'a'.repeat(2000))
    expect(text).toContain('column 1001')
    expect(text?.length).toBeLessThan(200)
  })
})

import fc from 'fast-check'
import {afterEach, describe, expect, it} from 'vitest'
import {page} from './page.ts'
import {createTexts, fill} from './texts.ts'

afterEach(() => {
  page().strings = {}
})

describe('fill', () => {
  it.each([
    ['{n} items', {n: '3'}, '3 items'],
    ['{a} and {b}, {a}', {a: '1', b: '2'}, '1 and 2, 1'],
    ['{n} items', {}, '{n} items'],
    ['{n}', {n: ''}, ''],
    ['{name} was added', {name: '{n} $& $1'}, '{n} $& $1 was added'],
    ['{a}', {a: '{b}', b: 'x'}, '{b}'],
    ['{ n } {} {n', {n: '1'}, '{ n } {} {n'],
    ['{constructor} {toString}', {}, '{constructor} {toString}'],
  ])('%j with %j is %j', (template, values, filled) => {
    expect(fill(template, values)).toBe(filled)
  })

  it('inserts any value unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('<{value}>', {value})).toBe(`<${value}>`)
      }),
    )
  })

  it('leaves a text without values unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fill(text)).toBe(text)
      }),
    )
  })
})

describe('createTexts', () => {
  const text = createTexts('popover', {added: '{name} was added', close: 'Close'})

  it('returns our text', () => {
    expect(text('added', {name: 'Mug'})).toBe('Mug was added')
  })

  it('returns the page’s own text, also when it is set later', () => {
    page().strings = {'popover.added': 'Neu: {name}', 'other.close': 'Nein'}
    expect(text('added', {name: 'Mug'})).toBe('Neu: Mug')
    expect(text('close')).toBe('Close')
  })

  it('accepts an empty text of the page', () => {
    page().strings = {'popover.close': ''}
    expect(text('close')).toBe('')
  })
})

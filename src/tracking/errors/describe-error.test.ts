import {describe, expect, it} from 'vitest'
import {describeError} from './describe-error.ts'
import {isIgnored} from './is-ignored.ts'

const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('do not look')
    },
  },
)
const withGetter = Object.defineProperty(new Error('mine'), 'message', {
  get() {
    throw new Error('do not look')
  },
})
const circle = new Error('first')
circle.cause = new Error('second', {cause: circle})
const noText = Object.create(null)

describe('a thrown value', () => {
  it.each<[name: string, thrown: () => unknown, message: string]>([
    ['an error', () => new TypeError('no mug'), 'TypeError: no mug'],
    ['a text', () => 'no mug', 'no mug'],
    ['null', () => null, 'null'],
    ['undefined', () => undefined, 'undefined'],
    ['a number', () => 42, '42'],
    ['a symbol', () => Symbol('mug'), 'Symbol(mug)'],
    ['a frozen object', () => Object.freeze({message: 'frozen'}), 'frozen'],
    ['an object without a text', () => noText, 'what was thrown cannot be read'],
    ['a proxy that throws', () => throwing, 'what was thrown cannot be read'],
    ['an error that throws when it is read', () => withGetter, 'what was thrown cannot be read'],
    ['an exception of the DOM', () => new DOMException('gone', 'AbortError'), 'AbortError: gone'],
    ['one without a name', () => Object.assign(new Error('x'), {name: ''}), 'x'],
    ['one with its cause', () => new Error('a', {cause: new RangeError('b')}), 'Error: a ← RangeError: b'],
    [
      'one that is its own cause',
      () => circle,
      'Error: first ← Error: second ← Error: first ← Error: second ← Error: first ← Error: second',
    ],
    ['several', () => new AggregateError([new Error('a'), 'b'], 'all'), 'AggregateError: all ← Error: a ← b'],
  ])('%s is reported', (_, thrown, message) => {
    expect(describeError(thrown()).message).toBe(message)
  })

  it('has a stack of at most 5,000 characters, and no character cut in half', () => {
    const error = Object.assign(new Error('x'), {stack: `${'x'.repeat(4999)}🏺`})
    expect(describeError(error).stack).toBe('x'.repeat(4999))
    expect(describeError(new Error('y'.repeat(2000))).message).toHaveLength(1000)
  })

  it('has no stack if the stack is not text', () => {
    for (const stack of [1, null, {}, throwing])
      expect(describeError(Object.assign(new Error('x'), {stack})).stack).toBe('')
  })
})

describe('an error of other scripts', () => {
  const ours = 'at x (https://shop.example/chunks/engine-1.js:1:2)'

  it.each([
    ['Script error.', ''],
    ['Script error', ''],
    ['Error: ResizeObserver loop limit exceeded', ''],
    ['ResizeObserver loop completed with undelivered notifications.', ours],
    ["ReferenceError: Can't find variable: gmo", ours],
    ['Error: x', 'at a (chrome-extension://abc/a.js:1:2)\nat b (chrome-extension://abc/b.js:3:4)'],
    ['Error: x', 'a@moz-extension://abc/a.js:1:2'],
    ['Error: x', 'a@safari-web-extension://abc/a.js:1:2'],
    ['Error: x', 'at a (https://shop.example/chunks/tracking-abc1234.js:1:2)'],
    ['Error: x', `at a (https://shop.example/chunks/report-errors-abc1234.js:1:2)\n${ours}`],
  ])('%s (%s) is not reported', (message, stack) => {
    expect(isIgnored({message, stack})).toBe(true)
  })

  it.each([
    ['Error: x', ''],
    ['Error: x', ours],
    ['Error: Script error. it says', ours],
    ['Error: x', `${ours}\nat a (chrome-extension://abc/a.js:1:2)`],
    ['Error: x', `${ours}\nat a (https://shop.example/chunks/tracking-abc1234.js:1:2)`],
  ])('%s (%s) is reported', (message, stack) => {
    expect(isIgnored({message, stack})).toBe(false)
  })
})

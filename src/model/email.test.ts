import {expect, it} from 'vitest'
import {isEmail} from './email.ts'

it.each([
  'a@b.co',
  'ada.lovelace+tiles@mail.example.com',
  "o'neil@example.org",
  'a@b.c1',
  `${'a'.repeat(249)}@b.com`.slice(-256),
  'ädä@exämple.com',
  'ann@kiln.store',
  'ann@the.museum',
  'a@b.photography',
  'anna@почта.рф',
  'a@xn--80a1acny.xn--p1ai',
  'a@डाक.भारत',
  `a@b.${'c'.repeat(63)}`,
])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'a@',
  '@b.co',
  'ab.co',
  'a@b',
  'a@b.c',
  `a@b.${'c'.repeat(64)}`,
  'a@b.xn--',
  `a@b.xn--${'c'.repeat(60)}`,
  'a@b.c-o',
  'a@.co',
  'a@b..co',
  'a b@c.co',
  'a@b@c.co',
  'a@b.co ',
  `${'a'.repeat(252)}@b.co`,
])('rejects %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('is fast for input that is made to be slow', () => {
  const began = performance.now()
  expect(isEmail(`a@${'b.'.repeat(125)}!`)).toBe(false)
  expect(performance.now() - began).toBeLessThan(2000)
})

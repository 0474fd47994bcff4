import {expect, it} from 'vitest'
import {fallbackAlt} from './image-alt.ts'

it.each([
  [{title: 'Mug', body: '<p>Body</p>', filename: 'mug.jpg'}, 'Mug'],
  [{title: ' ', body: '<p>One</p><p>two</p>', filename: 'mug.jpg'}, ' One  two '],
  [{title: '', body: '<p> </p>', filename: 'mug.jpg'}, 'mug.jpg'],
  [{title: '', body: 'Cut off <b', filename: ''}, 'Cut off  '],
  [{title: '', body: '', filename: ''}, ''],
])('%j', (captions, alt) => {
  expect(fallbackAlt(captions)).toBe(alt)
})

it('reads at most 250 characters of a body, and never half a character', () => {
  const bodyOf = (body: string) => fallbackAlt({title: '', body, filename: ''})
  expect(bodyOf('y'.repeat(300))).toHaveLength(250)
  expect(bodyOf(`y${'😀'.repeat(150)}`)).toBe(`y${'😀'.repeat(124)}`)
})

it('is fast for a body of brackets', () => {
  expect(fallbackAlt({title: '', body: '<'.repeat(1_000_000), filename: 'a'})).toBe('a')
})

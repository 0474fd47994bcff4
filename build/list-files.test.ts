import {expect, it} from 'vitest'
import {listFiles} from './list-files.ts'

it('starts with the requested file and sorts the rest', () => {
  expect(listFiles(['form', 'shared', 'button'])).toBe('form button shared')
})

it('names a script and its style sheet once', () => {
  expect(listFiles(['form', 'form.css', 'shared', 'button', 'button.css'])).toBe('form.css button.css shared')
})

it('is empty without files', () => {
  expect(listFiles([])).toBe('')
})

it('cannot name a style sheet without its script', () => {
  expect(() => listFiles(['form', 'shared.css'])).toThrow('shared.css has no script')
})

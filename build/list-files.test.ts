import {expect, it} from 'vitest'
import {listFiles} from './list-files.ts'

it('begins with what was asked for, and goes on in one order', () => {
  expect(listFiles(['form', 'shared', 'button'])).toBe('form button shared')
})

it('names a script and its style sheet once', () => {
  expect(listFiles(['form', 'form.css', 'shared', 'button', 'button.css'])).toBe('form.css button.css shared')
})

it('is empty where nothing has to come', () => {
  expect(listFiles([])).toBe('')
})

it('cannot name a style sheet alone', () => {
  expect(() => listFiles(['form', 'shared.css'])).toThrow('shared.css comes without its script')
})

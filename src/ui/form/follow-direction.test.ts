// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {followDirection} from './follow-direction.ts'

let controller: AbortController
let form: HTMLElement

beforeEach(() => {
  controller = new AbortController()
  document.body.innerHTML = `<form>
    <textarea name="text"></textarea><input name="line" type="text"><input name="plain">
    <input name="kept" value="مرحبا"><input name="own" type="text" dir="ltr">
    <input name="email" type="email"><input name="digits" type="text" inputmode="numeric">
  </form>`
  form = document.querySelector('form') ?? document.body
  followDirection(form, controller.signal)
})

const control = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? new Image()

function type(name: string, value: string): string | null {
  const one = control(name)
  Object.assign(one, {value})
  one.dispatchEvent(new Event('input', {bubbles: true}))
  return one.getAttribute('dir')
}

it.each(['text', 'line', 'plain'])('%s follows what is typed, and the page while it is empty', (name) => {
  expect(control(name).getAttribute('dir')).toBeNull()
  expect(type(name, 'مرحبا')).toBe('auto')
  expect(type(name, '')).toBeNull()
})

it('follows text that is already there', () => {
  expect(control('kept').getAttribute('dir')).toBe('auto')
})

it('leaves an author’s direction, addresses and numbers alone', () => {
  expect(type('own', 'مرحبا')).toBe('ltr')
  expect(type('own', '')).toBe('ltr')
  expect([type('email', 'ada@example.com'), type('digits', '7')]).toEqual([null, null])
})

it('ends with the form', () => {
  type('text', 'مرحبا')
  controller.abort()
  expect([control('text').getAttribute('dir'), control('kept').getAttribute('dir')]).toEqual([null, null])
  expect(type('line', 'a')).toBeNull()
})

// @vitest-environment happy-dom
import {createElement} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {expect, it} from 'vitest'
import {createRequiredContext} from './required-context.ts'

const Theme = createRequiredContext<string>('Theme')
const Shown = () => createElement('p', null, Theme.useValue())

it('returns the value of its provider', () => {
  const root = createRoot(document.body)
  flushSync(() => root.render(createElement(Theme.Provider, {value: ''}, createElement(Shown))))
  expect(document.body.innerHTML).toBe('<p></p>')
  flushSync(() => root.render(createElement(Theme.Provider, {value: 'dark'}, createElement(Shown))))
  expect(document.body.textContent).toBe('dark')
  flushSync(() => root.unmount())
})

it('throws outside a provider', () => {
  const errors: unknown[] = []
  const root = createRoot(document.body, {onUncaughtError: (error) => errors.push(error)})
  flushSync(() => root.render(createElement(Shown)))
  expect(errors).toEqual([
    new Error('Theme is read outside its provider. Put the component inside <Theme.Provider>'),
  ])
})

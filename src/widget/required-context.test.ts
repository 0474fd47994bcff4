// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react'
import {createElement} from 'react'
import {afterEach, expect, it} from 'vitest'
import {createRequiredContext} from './required-context.ts'

const Theme = createRequiredContext<string>('Theme')
const Shown = () => createElement('p', null, Theme.useValue())
const within = (value: string) => createElement(Theme.Provider, {value}, createElement(Shown))

afterEach(cleanup)

it('returns the value of its provider', () => {
  const {container, rerender} = render(within(''))
  expect(container.innerHTML).toBe('<p></p>')
  rerender(within('dark'))
  expect(container.textContent).toBe('dark')
})

it('throws outside a provider', () => {
  expect(() => render(createElement(Shown))).toThrow(
    new Error('Theme is read outside its provider. Put the component inside <Theme.Provider>'),
  )
})

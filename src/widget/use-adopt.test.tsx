import {act, cleanup, fireEvent, render} from '@testing-library/preact'
import {type ReactNode, useState} from 'react'
import {afterEach, beforeEach, expect, it} from 'vitest'
import type {Adopted} from './adopt.ts'
import {useAdopt} from './use-adopt.ts'

/** Renders outside the page: these components only adopt elements of the page. */
const mount = (component: ReactNode) => render(component, {container: document.createElement('div')}).unmount

let redraw: (wanted: Wanted) => void
type Wanted = Adopted | ((element: Element, index: number) => Adopted)

/** Adopts all list items with the current state of the test. */
function Adopter({elements, first}: {elements: readonly Element[] | Element | null; first: Wanted}) {
  const [wanted, setWanted] = useState(() => first)
  redraw = (next) => setWanted(() => next)
  useAdopt(elements, wanted)
  return null
}

const items = () => [...document.querySelectorAll('li')]
const shown = () => items().map(({textContent}) => textContent)

/** Names other elements after a click. */
function Moving() {
  const [elements, setElements] = useState(() => items().slice(0, 1))
  useAdopt(elements, {content: 'x', on: {click: () => setElements(items())}})
  return null
}

afterEach(cleanup)
beforeEach(() => {
  document.body.innerHTML = '<ul><li>a</li><li>b</li></ul>'
})

it('keeps each element up to date', () => {
  const end = mount(
    <Adopter elements={items()} first={({textContent}, index) => ({content: `${textContent}${index}`})} />,
  )
  expect(shown()).toEqual(['a0', 'b1'])
  act(() => redraw({content: 'same'}))
  expect(shown()).toEqual(['same', 'same'])
  act(() => redraw({content: undefined}))
  expect(shown()).toEqual(['a', 'b'])
  act(() => redraw({attributes: {title: 't'}}))
  expect(items().map(({title}) => title)).toEqual(['t', 't'])
  end()
  expect(document.body.innerHTML).toBe('<ul><li>a</li><li>b</li></ul>')
})

it('accepts a single element, and null', () => {
  const [first = document.body] = items()
  const end = mount(<Adopter elements={first} first={{content: 'x'}} />)
  expect(shown()).toEqual(['x', 'b'])
  end()
  mount(<Adopter elements={null} first={{content: 'x'}} />)()
  expect(shown()).toEqual(['a', 'b'])
})

it('keeps the elements of its first render', () => {
  const end = mount(<Moving />)
  fireEvent.click(items()[0] ?? document)
  expect(shown()).toEqual(['x', 'b'])
  end()
  expect(shown()).toEqual(['a', 'b'])
})

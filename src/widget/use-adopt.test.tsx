import {useState} from 'react'
import {beforeEach, expect, it} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import type {Adopted} from './adopt.ts'
import {mountIsland} from './island.tsx'
import {useAdopt} from './use-adopt.ts'

const context = {
  fail: (error: unknown) => {
    throw error
  },
}

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

beforeEach(() => {
  document.body.innerHTML = '<ul><li>a</li><li>b</li></ul>'
})

it('keeps each element up to date', async () => {
  const end = mountIsland(
    <Adopter elements={items()} first={({textContent}, index) => ({content: `${textContent}${index}`})} />,
    context,
  )
  expect(shown()).toEqual(['a0', 'b1'])
  redraw({content: 'same'})
  await until(() => expect(shown()).toEqual(['same', 'same']))
  redraw({content: undefined})
  await until(() => expect(shown()).toEqual(['a', 'b']))
  redraw({attributes: {title: 't'}})
  await until(() => expect(items().map(({title}) => title)).toEqual(['t', 't']))
  end()
  expect(document.body.innerHTML).toBe('<ul><li>a</li><li>b</li></ul>')
})

it('accepts a single element, and null', () => {
  const [first = document.body] = items()
  const end = mountIsland(<Adopter elements={first} first={{content: 'x'}} />, context)
  expect(shown()).toEqual(['x', 'b'])
  end()
  mountIsland(<Adopter elements={null} first={{content: 'x'}} />, context)()
  expect(shown()).toEqual(['a', 'b'])
})

it('keeps the elements of its first render', async () => {
  const end = mountIsland(<Moving />, context)
  items()[0]?.click()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(shown()).toEqual(['x', 'b'])
  end()
  expect(shown()).toEqual(['a', 'b'])
})

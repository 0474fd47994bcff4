// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {readChosen, stateOf} from './read-state.ts'

const element = document.createElement('div')
element.innerHTML =
  '<form method="get"><input type="search" name="query"><select name="sort"></select></form><ul data-collection-list></ul>'

it('is the same for all pages, and in any order', () => {
  expect(stateOf('?a=1&b=2&page=3&pageSize=4&quick=x&c=')).toBe(stateOf('?b=2&a=1'))
  expect(stateOf('?a=1')).not.toBe(stateOf('?a=2'))
  expect(stateOf('')).toBe('[]')
})

it('tells texts from filters', () => {
  expect(readChosen(element, '/shop?sort=title&query=blue+mug&filter.tag=New&page=2')).toEqual({
    query: 'blue mug',
    filters: [
      {name: 'filter.tag', value: 'New'},
      {name: 'sort', value: 'title'},
    ],
  })
})

it('has neither without a form', () => {
  expect(readChosen(document.createElement('div'), '/shop')).toEqual({query: '', filters: []})
})

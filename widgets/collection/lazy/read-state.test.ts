// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {readChosen, stateOf} from './read-state.ts'

const element = document.createElement('div')
element.innerHTML =
  '<form method="get"><input type="search" name="query"><select name="sort"></select><input type="checkbox" name="filter.tag"><input type="hidden" name="token"></form><ul data-collection-list></ul>'

it('is the same for all pages, and in any order', () => {
  const state = (search: string) => stateOf(element, search)
  expect(state('?filter.tag=New&sort=title&page=3&pageSize=4&quick=x&query=')).toBe(
    state('?sort=title&filter.tag=New'),
  )
  expect(state('?sort=title')).not.toBe(state('?sort=price'))
  expect(state('')).toBe('[]')
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

it('has only what the visitor sees in the form', () => {
  expect(readChosen(element, '/shop?utm_source=news&token=secret&sort=title').filters).toEqual([
    {name: 'sort', value: 'title'},
  ])
  expect(stateOf(element, '?utm_source=news')).toBe(stateOf(element, '?page=2'))
})

it('has neither without a form', () => {
  expect(readChosen(document.createElement('div'), '/shop')).toEqual({query: '', filters: []})
})

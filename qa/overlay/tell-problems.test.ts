// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {tellProblems} from './tell-problems.ts'

it('lists the problems of the page and of its elements, each with its element', () => {
  const element = document.createElement('form')
  const sections = [
    {title: 'Page', summary: '1', problems: ['no context']},
    {title: 'Cart', summary: 'empty'},
    {
      title: 'Widgets',
      summary: '2',
      items: [
        {key: 'a', title: '1 form · mounted', element, problems: ['no id', 'no button']},
        {key: 'b', title: '2 image · mounted', problems: []},
      ],
    },
  ]
  const [list] = tellProblems(sections)
  expect(list?.summary).toBe('3')
  expect(list?.items?.map(({title}) => title)).toEqual([
    'Page: no context',
    '1 form · mounted: no id',
    '1 form · mounted: no button',
  ])
  expect(list?.items?.map((item) => item.element)).toEqual([undefined, element, element])
})

it('is no section of a page without problems', () => {
  expect(tellProblems([{title: 'Page', summary: '1', problems: []}])).toEqual([])
})

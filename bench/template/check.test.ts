import {expect, it} from 'vitest'
import {checkPages} from './check.ts'
import type {Contender} from './contender.ts'

const contender = (name: string, wrong = ''): Contender => ({
  name,
  create: () => ({render: ({products}) => `${products.length}${wrong}`}),
})

it('reports contenders with a different page, with the subject and the sizes of the pages', async () => {
  const {sizes, differences} = await checkPages([
    contender('first'),
    contender('same'),
    contender('other', '!'),
  ])
  expect(differences).toEqual([
    '50 products, other against first: line 1, column 3: "50" has become "50!"',
    '500 products, other against first: line 1, column 4: "500" has become "500!"',
    '5000 products, other against first: line 1, column 5: "5000" has become "5000!"',
  ])
  expect(sizes.slice(0, 3).map(({bytes}) => bytes)).toEqual([2, 3, 4])
})

import {describe, expect, it} from 'vitest'
import {contenders} from './contenders.ts'
import {canDo, tasks} from './task.ts'

const tasksOf = (name: string): string[] =>
  contenders
    .filter((contender) => contender.name === name)
    .flatMap((contender) => tasks.filter((task) => canDo(contender, task)))
    .map(({work, of, count}) => `${work} ${count} ${of}`)

const rendered = ['render 50 products', 'render 500 products', 'render 5000 products']
const allocated = ['allocation 50 products', 'allocation 500 products']

describe('canDo', () => {
  it.each([
    ['hand-written', [...rendered, ...allocated]],
    ['handlebars', [...rendered, 'compile 50 products', ...allocated]],
    [
      'closures',
      [
        ...rendered,
        'render 100 blocks',
        'render 1000 blocks',
        'compile 50 products',
        'compile 100 blocks',
        'compile 1000 blocks',
        ...allocated,
      ],
    ],
  ])('%s', (name, expected) => expect(tasksOf(name)).toEqual(expected))
})

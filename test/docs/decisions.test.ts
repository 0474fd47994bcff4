import {describe, expect, it} from 'vitest'
import {listFiles} from '../helpers/list-files.ts'
import {problemsOf, readDecisions} from './decisions.ts'
import {read} from './read-documents.ts'

const pages = listFiles('docs/decisions/*.md').filter((path) => !path.endsWith('/index.md'))
const decisions = pages.flatMap((path) => readDecisions(read(path)))

describe('docs/decisions', () => {
  it.each(pages)('%s: paths exist, and numbers are those in force', (path) => {
    expect(readDecisions(read(path)).flatMap(problemsOf)).toEqual([])
  })

  it('has them all, each under a title that no other has', () => {
    const titles = decisions.map(({title}) => title)
    expect(titles.length).toBeGreaterThan(200)
    expect(titles).toEqual([...new Set(titles)])
  })
})

describe('a decision', () => {
  const good = `## First 24 at once

The first 24 elements mount at once (product.md §7).

**Because** they are seen first.
**Price:** the rest waits.
**Code:** \`loader/claims.ts\`
`
  it('is read', () => {
    expect(readDecisions(good)).toEqual([
      {
        title: 'First 24 at once',
        text: 'The first 24 elements mount at once (product.md §7).',
        because: 'they are seen first.',
        price: 'the rest waits.',
        code: ['loader/claims.ts'],
      },
    ])
    expect(readDecisions(good).flatMap(problemsOf)).toEqual([])
  })

  it.each([
    ['without a price', good.replace('**Price:** the rest waits.\n', '')],
    [
      'of a file that does not exist',
      good.replace('claims.ts', 'gone.ts').replace('first 24 el', 'first el'),
    ],
    ['with a number that is not in force', good.replace('first 24', 'first 30')],
  ])('is reported %s', (_, markdown) => {
    expect(readDecisions(markdown).flatMap(problemsOf)).toHaveLength(1)
  })
})

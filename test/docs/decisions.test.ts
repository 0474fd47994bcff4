import {readFileSync} from 'node:fs'
import {slug} from 'github-slugger'
import {describe, expect, it} from 'vitest'
import {byPathFile, byPathPage} from '../../build/decisions/by-path.ts'
import {decisionPages, readDecisions} from '../../build/decisions/read.ts'
import {problemsOf} from './decisions.ts'
import {read} from './read-documents.ts'

const pages = decisionPages()
const decisions = pages.flatMap(([, all]) => all)

describe('docs/decisions', () => {
  it.each(pages)('%s: stamps are complete, paths exist, and numbers are those in force', (_, all) => {
    expect(all.flatMap(problemsOf)).toEqual([])
  })

  it('has them all, each under a title that no other has', () => {
    const titles = decisions.map(({title}) => title)
    expect(titles.length).toBeGreaterThan(400)
    expect(titles).toEqual([...new Set(titles)])
  })

  it('keeps no decision that another one supersedes', () => {
    const titles = decisions.map(({title}) => title)
    const superseded = decisions.map(({supersedes}) => supersedes).filter(Boolean)
    expect(superseded.length).toBeGreaterThan(10)
    expect(superseded.filter((title) => titles.includes(title))).toEqual([])
  })

  it('calls no decision design that settles a section of the specification', () => {
    const settled = ['product', 'tracking', 'contract'].flatMap((page) =>
      Array.from(
        read(`docs/specification/${page}.md`).matchAll(/\.\.\/decisions\/([^)]+)\)/g),
        ([, to = '']) => to,
      ),
    )
    const designed = pages.flatMap(([file, all]) =>
      all.filter(({kind}) => kind === 'design').map(({title}) => `${file}#${slug(title)}`),
    )
    expect(settled.length).toBeGreaterThan(80)
    expect(settled.filter((target) => designed.includes(target))).toEqual([])
  })

  it('by-path.md matches the decisions (npm run generate)', () => {
    expect(readFileSync(byPathFile, 'utf8')).toBe(byPathPage())
  })
})

describe('a decision', () => {
  const good = `## First 24 at once

*2026-11-25 · open · supersedes "First 30 at once"*

The first 24 elements mount at once (product.md §7).

**Because** they are seen first.
**Price:** the rest waits.
**Code:** \`loader/claims.ts\`
`
  it('is read', () => {
    expect(readDecisions(good)).toEqual([
      {
        title: 'First 24 at once',
        date: '2026-11-25',
        kind: 'open',
        supersedes: 'First 30 at once',
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
    ['without a date', good.replace(/^\*2026.*\n/m, '').replace('first 24', 'first')],
    ['of an unknown kind', good.replace('· open', '· ours')],
    [
      'of the demo alone that is not of its kind',
      good.replace('loader/claims.ts', 'demo/seed/forms.ts').replace('first 24', 'first'),
    ],
    [
      'of a file that does not exist',
      good.replace('claims.ts', 'gone.ts').replace('first 24 el', 'first el'),
    ],
    ['with a number that is not in force', good.replace('first 24', 'first 30')],
  ])('is reported %s', (_, markdown) => {
    expect(readDecisions(markdown).flatMap(problemsOf)).toHaveLength(1)
  })
})

import {describe, expect, it} from 'vitest'
import {listFiles} from '../helpers/list-files.ts'
import {read} from './read-documents.ts'
import {citationsIn, missingFrom, problemsOf, readSections} from './specification.ts'

const FOLDER = 'docs/specification/'
const pages = {
  product: read(`${FOLDER}product.md`),
  tracking: read(`${FOLDER}tracking.md`),
  contract: read(`${FOLDER}contract.md`),
}
/** Tests of citations cite what does not exist. */
const files = listFiles('*.ts', '*.tsx', '*.css', '*.md').filter(
  (path) => !path.startsWith('test/docs/specification'),
)
const shipped = listFiles('src/*.ts', 'widgets/*.ts', 'widgets/*.tsx').filter(
  (path) => !path.includes('.test.'),
)

describe('docs/specification', () => {
  it.each(Object.entries(pages))(
    '%s: each heading has a text, each section names code that exists and has its numbers',
    (_, page) => {
      expect(readSections(page).length).toBeGreaterThan(10)
      expect(problemsOf(page)).toEqual([])
    },
  )

  it('has every section and part that code and documents cite', () => {
    const cited = files.flatMap((path) => citationsIn(read(path)).map((citation) => ({path, citation})))
    expect(cited.length).toBeGreaterThan(250)
    expect(
      cited.flatMap(({path, citation}) =>
        missingFrom(pages, citation).map((problem) => `${path}: ${problem}`),
      ),
    ).toEqual([])
  })

  it('quotes the words that the code has', () => {
    const code = shipped.map(read).join('\n').replaceAll("\\'", "'")
    const quoted = Object.values(pages).flatMap((page) =>
      Array.from(page.matchAll(/"([^"\n]{4,})"/g), ([, words = '']) => words),
    )
    expect(quoted.length).toBeGreaterThan(50)
    expect(quoted.filter((words) => !code.includes(words))).toEqual([])
  })
})

describe('a citation', () => {
  const page = {
    product:
      '## §4 States\n\nText.\n\n### Form\n\nText.\n\n**Code:** `package.json`\n\n## §5 Checks\n\n| what | x |\n|---|---|\n| add button | 1 |\n',
    contract: '## Page context\n\nText.\n',
  }

  it('is read across the lines of a comment', () => {
    expect(
      citationsIn('/** Checks (product.md §4 and §5, add\n * button). Product.md §4, from any page. */'),
    ).toEqual([
      {page: 'product', numbers: ['§4', '§5'], part: 'add button'},
      {page: 'product', numbers: ['§4'], part: ''},
    ])
  })

  it.each([
    ['(product.md §4, form)', []],
    ['(product.md §5, add button)', []],
    ['(product.md §6)', ['product.md has no §6']],
    ['(product.md §5, form)', ['product.md §5 has no "form"']],
    ['(tracking.md T1)', ['tracking.md has no T1']],
    ['(contract: page context)', []],
    ['(contract: page\n * contexts)', ['contract.md has no "page contexts"']],
  ])('%s leads to %j', (text, missing) => {
    expect(citationsIn(text).flatMap((citation) => missingFrom(page, citation))).toEqual(missing)
  })

  it('is of a page whose headings have text and code', () => {
    expect(
      problemsOf('## A\n\n### B\n\nText.\n\n**Code:** `none.ts`\n\n## C\n\nText of 77 lines.\n'),
    ).toEqual([
      'A: has no text',
      'B: none.ts does not exist',
      'C: names no code',
      'C: 77 is in no file that it names',
    ])
  })
})

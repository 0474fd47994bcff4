import {describe, expect, it} from 'vitest'
import {deadLinks, linksOf} from './links.ts'
import {listDocuments, read} from './read-documents.ts'

const documents = listDocuments()

describe('links between documents', () => {
  it.each(documents)('%s: each leads to a file, and to a heading of it', (document) => {
    expect(deadLinks(document, read(document))).toEqual([])
  })

  it('finds the links', () => {
    expect(documents.flatMap((document) => linksOf(read(document))).length).toBeGreaterThan(300)
  })

  it.each([
    ['a file that does not exist', '[a](docs/none.md)'],
    ['a heading that does not exist', '[a](CONTRIBUTING.md#no-such-heading)'],
    ['a heading of the same document that does not exist', '# Title\n[a](#no-such-heading)'],
  ])('reports %s', (_, markdown) => {
    expect(deadLinks('README.md', markdown)).toHaveLength(1)
  })

  it('ignores links in blocks of code', () => {
    expect(linksOf('```md\n[a](docs/none.md)\n```')).toEqual([])
  })
})

import {describe, expect, it} from 'vitest'
import {checkLinks} from './links.ts'
import {listDocuments, read} from './read-documents.ts'

const documents = listDocuments()

describe('links between documents', () => {
  it.each(documents)('%s: each leads to a file, and to a heading of it', (document) => {
    expect(checkLinks(document, read(document)).problems).toEqual([])
  })

  it('finds the links', () => {
    const counts = documents.map((document) => checkLinks(document, read(document)).count)
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(300)
  })

  it.each([
    ['a file that does not exist', '[a](docs/none.md)'],
    ['a heading that does not exist', '[a](CONTRIBUTING.md#no-such-heading)'],
    ['a heading of the same document that does not exist', '# Title\n[a](#no-such-heading)'],
  ])('reports %s', (_, markdown) => {
    expect(checkLinks('README.md', markdown).problems).toHaveLength(1)
  })

  it('ignores links in blocks of code', () => {
    expect(checkLinks('README.md', '```md\n[a](docs/none.md)\n```')).toEqual({count: 0, problems: []})
  })
})

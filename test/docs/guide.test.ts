import {describe, expect, it} from 'vitest'
import {widgets} from '../../widgets/table.ts'
import {listFiles} from '../helpers/list-files.ts'
import {readCode} from '../helpers/read-code.ts'
import {linksOf} from './links.ts'
import {proseOf, read} from './read-documents.ts'

const INDEX = 'docs/guide/index.md'
const pages = listFiles('docs/guide/*.md')

describe('the guide', () => {
  it.each(pages)('%s has one title, and no heading twice', (page) => {
    const prose = proseOf(read(page))
    const headings = Array.from(prose.matchAll(/^#+ (.*)$/gm), ([, heading]) => heading)
    expect(prose.match(/^# /gm)).toHaveLength(1)
    expect(headings).toEqual([...new Set(headings)])
  })

  it('leads from its index to every page', () => {
    const linked = linksOf(read(INDEX)).map((target) => `docs/guide/${target.split('#')[0]}`)
    expect(pages.filter((page) => page !== INDEX && !linked.includes(page))).toEqual([])
  })

  it('explains the page that the README shows', async () => {
    const page = await readCode('README.md', 'Five minutes')
    expect(await readCode('docs/guide/five-minutes.md', 'The whole page')).toBe(page)
  })
})

describe('the README', () => {
  it('counts the widgets', () => {
    expect(read('README.md')).toContain(`**${widgets.length} widgets**`)
  })

  it('has at most 12,000 bytes', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000)
  })
})

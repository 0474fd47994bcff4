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

describe('a whole page in the documents', () => {
  const documents = listFiles('README.md', 'docs/**/*.md')
  const wholePages = documents.flatMap((file) =>
    Array.from(
      read(file).matchAll(/^```html(.*)\n(<!doctype html>[\s\S]*?)^```$/gm),
      ([, mark = '', html = '']) => ({
        file,
        html,
        isOfAnotherShop: mark === ' static',
      }),
    ),
  )

  it('fits a phone, and looks designed except where it shows another shop’s', () => {
    expect(wholePages.length).toBeGreaterThan(10)
    const faults = wholePages.flatMap(({file, html, isOfAnotherShop}) => [
      ...(html.includes('<meta name="viewport" content="width=device-width">')
        ? []
        : [`${file}: no viewport`]),
      ...(isOfAnotherShop || html.includes('/theme.css">') ? [] : [`${file}: no style sheet`]),
    ])
    expect(faults).toEqual([])
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

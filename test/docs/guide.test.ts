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

it('no document lets npx fetch a package of our name, which is not ours in the registry', () => {
  const documents = listFiles('*.md', '.changeset/*.md', 'docs/**/*.md', 'create-vitrine/*.md')
  expect(documents).toContain('SECURITY.md')
  expect(documents.filter((file) => /\bnpx (?:create-)?vitrine\b/.test(read(file)))).toEqual([])
})

it('what ships names the specification only by a link: the package does not contain it', () => {
  const documents = listFiles('docs/guide/*.md', 'docs/reference/*.md', 'docs/skill/*.md')
  const bare = /(?<!specification\/)\b(?:product|tracking|contract|template-language)\.md (?:§|T\d)/
  expect(documents.filter((file) => bare.test(read(file)))).toEqual([])
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

  it('has a page context, without which the console complains', () => {
    const pagesOfOurs = wholePages.filter(({html}) => html.includes('/loader.js"'))
    expect(pagesOfOurs.length).toBeGreaterThan(10)
    const without = pagesOfOurs.filter(({html}) => !html.includes('data-site-context>'))
    expect(without.map(({file}) => file)).toEqual([])
  })
})

describe('the README', () => {
  it('counts the widgets', () => {
    expect(read('README.md')).toContain(`**${widgets.length} widgets**`)
  })

  const rowIn = (text: string, title: string): string[] =>
    (text.split('\n').find((line) => line.startsWith(`| ${title} |`)) ?? '').split(/ *\| */).slice(2)

  it.each([
    ['CPU to get 1,000 product forms ready', '### 1000 add-to-cart forms', 0],
    ['Listeners for 1,000 product forms', '### 1000 add-to-cart forms', 'listeners'],
    [
      'From the first click to the call, page at rest, 150 ms a round trip',
      '### CPU/1: first press to call',
      '150 ms a round trip, at rest',
    ],
  ])('says %s as the newest run measured it', (title, table, column) => {
    const [, after = ''] = read('docs/reference/benchmarks.md').split(table)
    const columns = rowIn(after, '')
    const place = typeof column === 'number' ? column : columns.indexOf(column)
    const measured = Number.parseFloat(rowIn(after, 'vitrine')[place] ?? '')
    const [said = ''] = rowIn(read('README.md'), title)
    expect(Number.parseFloat(said)).toBe(Math.round(measured))
  })

  it('has at most 12,000 bytes', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000)
  })
})

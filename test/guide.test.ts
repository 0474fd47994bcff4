import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {posix} from 'node:path'
import {describe, expect, it} from 'vitest'
import {root} from '../build/root.ts'
import {readCode} from './helpers/read-code.ts'

const GUIDE = 'docs/guide'
const pages = readdirSync(`${root}${GUIDE}`).map((file) => `${GUIDE}/${file}`)

/** Without code, which may hold what looks like a heading or a link. */
const proseOf = (file: string): string => readFileSync(root + file, 'utf8').replace(/^```.*?^```$/gms, '')

/** As renderers make it of a heading without signs inside words. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const headingsOf = (file: string): string[] =>
  Array.from(proseOf(file).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading)

const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g

/** The links of a page that lead nowhere. */
function findDead(file: string, text: string): string[] {
  return Array.from(text.matchAll(LINK)).flatMap(([, path = '', anchor]) => {
    const target = path ? posix.join(posix.dirname(file), path) : file
    if (!existsSync(root + target)) return [`${target} does not exist`]
    return !anchor || headingsOf(target).map(anchorOf).includes(anchor) ? [] : [`${target} has no #${anchor}`]
  })
}

describe('the guide', () => {
  it.each(pages)('%s has links that lead to a page and a heading', (file) => {
    expect(findDead(file, proseOf(file))).toEqual([])
  })

  it.each(pages)('%s has one title, and no heading twice', (file) => {
    const headings = headingsOf(file)
    expect(proseOf(file).match(/^# /gm)).toHaveLength(1)
    expect(headings).toEqual([...new Set(headings)])
  })

  it('leads from its index to every page', () => {
    const index = proseOf(`${GUIDE}/index.md`)
    const linked = Array.from(index.matchAll(LINK), ([, path = '']) => posix.join(GUIDE, path))
    expect(pages.filter((file) => file !== `${GUIDE}/index.md` && !linked.includes(file))).toEqual([])
  })

  it('explains the page that the README shows', async () => {
    const page = await readCode('README.md', 'Five minutes')
    expect(await readCode(`${GUIDE}/five-minutes.md`, 'The whole page')).toBe(page)
  })
})

it.each([
  ['[a](gone.md)', 'docs/guide/gone.md does not exist'],
  ['[a](cart.md#gone)', 'docs/guide/cart.md has no #gone'],
  ['[a](#gone)', 'docs/guide/index.md has no #gone'],
])('a dead link is found: %s', (text, problem) => {
  expect(findDead('docs/guide/index.md', text)).toEqual([problem])
})

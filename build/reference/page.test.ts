import {readFileSync} from 'node:fs'
import GithubSlugger from 'github-slugger'
import {describe, expect, it} from 'vitest'
import {createEngine, formatters, predicates} from '../../src/template/index.ts'
import {departures} from './departures.ts'
import {readFixtures} from './fixtures.ts'
import {generateReference, referenceFile} from './page.ts'
import {readFormatterTopics, readPredicateTopics} from './topics.ts'

const formatterTopics = await readFormatterTopics()
const predicateTopics = await readPredicateTopics()
const renderings = readFixtures()

const namesOf = (topics: readonly {entries: object}[]): string[] =>
  topics.flatMap(({entries}) => Object.keys(entries))

it('docs/reference/template-language.md matches the tables, descriptions and fixtures (npm run generate)', async () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(await generateReference())
})

it('links to each entry by its name: no heading before it has the same anchor', () => {
  const page = readFileSync(referenceFile, 'utf8')
  const slugger = new GithubSlugger()
  const headings = Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading)
  const anchors = new Map(headings.map((heading) => [heading, slugger.slug(heading)]))
  const wrong = [...Object.keys(formatters), 'Predicates'].filter(
    (name) => anchors.get(name) !== name.toLowerCase(),
  )
  expect(wrong).toEqual([])
})

it('every formatter has one description, and nothing else does', () => {
  expect(namesOf(formatterTopics).toSorted()).toEqual(Object.keys(formatters).toSorted())
})

it('every predicate has one description, and nothing else does', () => {
  expect(namesOf(predicateTopics).toSorted()).toEqual(Object.keys(predicates).toSorted())
})

it.each([...Object.keys(formatters), ...Object.keys(predicates)])('%s has a case in the fixtures', (name) => {
  expect(renderings.filter(({names}) => names.has(name))).not.toEqual([])
})

describe('descriptions', () => {
  it('are a sentence, and phrases in tables', () => {
    const abouts = formatterTopics.flatMap(({entries}) => Object.values(entries))
    expect(abouts.filter(({summary}) => !/^[A-Z].*\.$/.test(summary))).toEqual([])
    expect(abouts.filter(({input, output}) => /\.$/.test(input) || /\.$/.test(output))).toEqual([])
  })
})

describe('departures from the public implementation', () => {
  it.each(departures)('$what', ({names, what, template, data, locale = 'en', platform, because}) => {
    expect(createEngine().render(template, data, {locale}).output).not.toBe(platform)
    expect(names.filter((name) => !Object.hasOwn({...formatters, ...predicates}, name))).toEqual([])
    expect(what).toMatch(/^[A-Z`].*[^.]$/)
    expect(because).toMatch(/^[a-z`].*[^.]$/)
  })
})

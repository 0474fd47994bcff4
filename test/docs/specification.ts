import {existsSync} from 'node:fs'
import {unknownNumbers} from './numbers.ts'
import {proseOf} from './read-documents.ts'

export interface Section {
  level: number
  title: string
  /** Up to the next heading, without its lines of code and of departures. */
  text: string
  /** Paths of files that do it. */
  code: string[]
}

const CODE = /^\*\*Code:\*\* .*$/m
const DEPARTS = /^\*\*Departs:\*\* .*$/m

/** The sections of a page in `docs/specification/`. */
export const readSections = (markdown: string): Section[] =>
  proseOf(markdown)
    .split(/^(?=##)/m)
    .filter((part) => part.startsWith('##'))
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [, marks = '', title = ''] = /^(#+) (.*)$/.exec(head) ?? []
      const body = lines.join('\n')
      return {
        level: marks.length,
        title,
        text: body.replace(CODE, '').replace(DEPARTS, '').trim(),
        code: Array.from((CODE.exec(body)?.[0] ?? '').matchAll(/`([^`]+)`/g), ([, path = '']) => path),
      }
    })

const isSection = ({level}: Section): boolean => level === 2

/**
 * What is wrong with a page: a heading without text, a section without code, a file that does not exist, a number that
 * the files of its section do not have.
 */
export function problemsOf(markdown: string): string[] {
  const sections = readSections(markdown)
  return sections.flatMap((section, place) => {
    const next = sections[place + 1]
    const hasParts = isSection(section) && next !== undefined && !isSection(next)
    return [
      ...(section.text ? [] : [`${section.title}: has no text`]),
      ...(hasParts || section.code.length ? [] : [`${section.title}: names no code`]),
      ...section.code
        .filter((path) => !existsSync(path))
        .map((path) => `${section.title}: ${path} does not exist`),
      ...unknownNumbers(section.text, section.code).map(
        (number) => `${section.title}: ${number} is in no file that it names`,
      ),
    ]
  })
}

export interface Citation {
  page: string
  /** `§4`, `T9`. */
  numbers: string[]
  /** The part of a section, in small letters. */
  part: string
}

const CITATION =
  /\b(product|tracking)\.md ((?:§\d+|T\d+)(?:(?:, | and | to )(?:§\d+|T\d+))*)(?:, (?!\w+\.md)([a-z][\w -]*?)(?=[).:;`'*\]]))?/gi
/** Words after a citation that go on with the sentence. */
const PROSE = /^(?:and|from|in (?:its|the)) /

/** `(contract: page context)`: a heading of contract.md. */
const OF_CONTRACT = /\(contract: ([^)]+)\)/g

/** A comment as one line. */
const unwrap = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')

export function citationsIn(text: string): Citation[] {
  const line = unwrap(text)
  const numbered = Array.from(line.matchAll(CITATION), ([, page = '', numbers = '', part = '']) => ({
    page: page.toLowerCase(),
    numbers: numbers.match(/§\d+|T\d+/g) ?? [],
    part: PROSE.test(part) ? '' : part.toLowerCase(),
  }))
  const named = Array.from(line.matchAll(OF_CONTRACT), ([, part = '']) => ({
    page: 'contract',
    numbers: [],
    part: part.toLowerCase(),
  }))
  return [...numbered, ...named]
}

/** The names of a section's parts: headings, and first cells of tables. */
const partsOf = (sections: readonly Section[], number: string): string[] => {
  const start = sections.findIndex((section) => isSection(section) && section.title.startsWith(`${number} `))
  if (start < 0) return []
  const end = sections.findIndex((section, place) => place > start && isSection(section))
  return sections
    .slice(start, end < 0 ? undefined : end)
    .flatMap(({title, text}) => [
      title,
      ...Array.from(text.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell),
    ])
    .map((name) => name.toLowerCase())
}

/** What a citation names and the specification does not have. */
export function missingFrom(pages: Readonly<Record<string, string>>, citation: Citation): string[] {
  const {page, numbers, part} = citation
  const sections = readSections(pages[page] ?? '')
  const named = numbers.map((number) => ({number, parts: partsOf(sections, number)}))
  const parts = numbers.length
    ? named.flatMap((one) => one.parts)
    : sections.map(({title}) => title.toLowerCase())
  return [
    ...named.filter((one) => !one.parts.length).map(({number}) => `${page}.md has no ${number}`),
    ...(part && !parts.includes(part) ? [`${[`${page}.md`, ...numbers].join(' ')} has no "${part}"`] : []),
  ]
}

import {readdirSync, readFileSync} from 'node:fs'
import {root} from '../root.ts'

/** `open`: the specification leaves it open, or Vitrine departs from it; `design`: ours; `demo`: of the demo shop. */
export const KINDS = ['open', 'design', 'demo'] as const

export interface Decision {
  title: string
  /** Of the first commit with this title. */
  date: string
  kind: string
  /** What it replaced, as it was called. */
  supersedes: string
  /** What is in force. */
  text: string
  because: string
  price: string
  /** Paths of the files that implement it. */
  code: string[]
}

const NAMES = ['Because', 'Price:', 'Code:'] as const
const partOf = (section: string, name: string): string =>
  new RegExp(`^\\*\\*${name}\\*\\* ([^]*?)(?=^\\*\\*|$(?![^]))`, 'm').exec(section)?.[1]?.trim() ?? ''

/** `*2026-11-25 · open · supersedes "…"*`, the first line under a heading. */
const STAMP = /^\n\*(\d{4}-\d\d-\d\d) · (\w+)(?: · supersedes "([^\n]+)")?\*\n/

/** The decisions of a page in `docs/decisions/`: a heading each. */
export const readDecisions = (markdown: string): Decision[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const body = lines.join('\n')
      const [, date = '', kind = '', supersedes = ''] = STAMP.exec(body) ?? []
      const [because = '', price = '', code = ''] = NAMES.map((name) => partOf(body, name))
      return {
        title,
        date,
        kind,
        supersedes,
        text: body.replace(STAMP, '').split(/^\*\*/m)[0]?.trim() ?? '',
        because,
        price,
        code: Array.from(code.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
      }
    })

const FOLDER = `${root}docs/decisions/`
/** What is about decisions. */
const OTHERS = ['index.md', 'by-path.md']

/** The pages of decisions, by file name. */
export const decisionPages = (): [file: string, decisions: Decision[]][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && !OTHERS.includes(file))
    .sort()
    .map((file) => [file, readDecisions(readFileSync(FOLDER + file, 'utf8'))])

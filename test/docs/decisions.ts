import {existsSync} from 'node:fs'
import {read} from './read-documents.ts'

export interface Decision {
  title: string
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

/** The decisions of a page in `docs/decisions/`: a heading each. */
export const readDecisions = (markdown: string): Decision[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const body = lines.join('\n')
      const [because, price, code] = NAMES.map((name) => partOf(body, name))
      return {
        title,
        text: body.split(/^\*\*/m)[0]?.trim() ?? '',
        because: because ?? '',
        price: price ?? '',
        code: Array.from((code ?? '').matchAll(/`([^`]+)`/g), ([, path = '']) => path),
      }
    })

/** References to specifications and versions of browsers are no numbers of ours. */
const REFERENCE =
  /§[\d.]+|RFC \d+|product\.md §?\S*|(?:Chromium|Firefox|Safari|React|Node|ES|HTTP\/|WCAG) ?\d[\d.]*/g
const NUMBER = /(?<![\w.#-])\d[\d,_]*(?:\.\d+)?(?![\w-])/g

const numbersIn = (text: string): string[] =>
  Array.from(text.matchAll(NUMBER), ([number]) => number.replaceAll(/[,_]/g, ''))

/** What is wrong with a decision: an empty part, a file that does not exist, a number that its files do not have. */
export function problemsOf({title, text, because, price, code}: Decision): string[] {
  const missing = Object.entries({text, because, price, code: code.join()}).filter(([, part]) => part === '')
  const gone = code.filter((path) => !existsSync(path))
  const inCode = new Set(code.filter((path) => existsSync(path)).flatMap((path) => numbersIn(read(path))))
  const unknown = numbersIn(text.replaceAll(REFERENCE, '')).filter((number) => !inCode.has(number))
  return [
    ...missing.map(([part]) => `${title}: has no ${part}`),
    ...gone.map((path) => `${title}: ${path} does not exist`),
    ...unknown.map((number) => `${title}: ${number} is in none of ${code.join(', ')}`),
  ]
}

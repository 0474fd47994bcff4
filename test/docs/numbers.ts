import {existsSync} from 'node:fs'
import {read} from './read-documents.ts'

/** References to specifications and versions of browsers are no numbers of ours. */
const REFERENCE =
  /§[\d.]+|\b[TF]\d+|RFC \d+|product\.md §?\S*|\]\([^)]*\)|(?:Chromium|Firefox|Safari|React|Node|ES|HTTP\/|WCAG) ?\d[\d.]*/g
const NUMBER = /(?<![\w.#-])\d[\d,_]*(?:\.\d+)?(?![\w-])/g

const numbersIn = (text: string): string[] =>
  Array.from(text.matchAll(NUMBER), ([number]) => number.replaceAll(/[,_]/g, ''))

/** Numbers of a text that are in none of these files. */
export function unknownNumbers(text: string, paths: readonly string[]): string[] {
  const inCode = new Set(paths.filter((path) => existsSync(path)).flatMap((path) => numbersIn(read(path))))
  return numbersIn(text.replaceAll(REFERENCE, '')).filter((number) => !inCode.has(number))
}

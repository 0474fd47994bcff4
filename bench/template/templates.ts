import {readFileSync} from 'node:fs'
import type {Contender, Language, Templates} from './contender.ts'
import type {Subject} from './task.ts'

const NONE: Templates = {page: '', partials: {}}

const read = (name: string, language: Language): string =>
  readFileSync(new URL(`pages/${name}.${language}`, import.meta.url), 'utf8')

const readPage = (language: Language): Templates => ({
  page: read('page', language),
  partials: {product: read('product', language), variant: read('variant', language)},
})

/** Nested blocks, with a text and a variable in each. */
const nestBlocks = (count: number): Templates => ({
  page: `${'{.section @}<b>{title|htmlattr}</b>'.repeat(count)}${'{.end}'.repeat(count)}`,
  partials: {},
})

/** The source of a subject's page for a contender. */
export function templatesFor({language}: Contender, {of, count}: Subject): Templates {
  if (!language) return NONE
  return of === 'products' ? readPage(language) : nestBlocks(count)
}

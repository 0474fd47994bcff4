import type {Put} from '../../src/page/locales/catalogue.ts'
import {page, type VitrinePage} from '../../src/page/page.ts'

export type Flat = Record<string, string>

/** The texts of a catalogue on a page in `locale`; `plural` returns the category of a number. */
export async function readCatalogue(name: string, locale = name) {
  // happy-dom's document, in Node, too
  if (!Reflect.has(globalThis, 'document')) Object.assign(globalThis, {document: new EventTarget()})
  const settings: VitrinePage = {...page(), strings: {}}
  const {put}: {put: Put} = await import(`../../src/page/locales/${name}.ts`)
  put(settings, locale)
  const texts: Flat = {...Object.getPrototypeOf(settings.strings)}
  return {texts, plural: settings.plural ?? (() => 'other' as const)}
}

/** Texts with a count, with the numbers that they are used for: each category (CLDR) of these numbers needs a text. */
const COUNTED: Record<string, readonly number[]> = {
  'cart-indicator': Array.from({length: 101}, (_, n) => n),
  // a million has a separate category in Romance languages
  like: [...Array.from({length: 1001}, (_, n) => n), 1_000_000],
  // eight of each kind
  'product-search': Array.from({length: 24}, (_, n) => n + 1),
  'comments-link': [...Array.from({length: 1000}, (_, n) => n + 1), 1_000_000],
}

/** The browser provides these texts, in every language (widgets/time-since). */
const BY_BROWSER = /^time-since\./

/** Names and formats that are the same everywhere. */
const SAME = /^share\.(facebook|linkedin|pinterest|twitter)$|^form\.counter$/

const CATEGORY = /\.(zero|one|two|few|many|other)$/

const placeholders = (text = ''): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')

type Plural = (n: number) => string

/** Numbers by category, for each text with a count: `like.few` has 3, 4, … */
function groupNumbers(plural: Plural): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [owner, numbers] of Object.entries(COUNTED))
    for (const n of numbers) {
      const key = `${owner}.${plural(n)}`
      groups.set(key, [...(groups.get(key) ?? []), n])
    }
  return groups
}

export const isCounted = (key: string): boolean => CATEGORY.test(key) && key.replace(CATEGORY, '') in COUNTED

function findWrongPlaceholders(key: string, text: string, english: Flat, numbers?: number[]): boolean {
  if (!isCounted(key)) return placeholders(text) !== placeholders(english[key])
  // "two items" needs no number, "few items" does
  return placeholders(text) !== '{n}' && (placeholders(text) !== '' || numbers?.length !== 1)
}

/** Describes the problems of a catalogue: missing, unwritten and unknown texts, wrong plurals and placeholders. */
export function findProblems(english: Flat, catalogue: Flat, plural: Plural): string[] {
  const counted = groupNumbers(plural)
  const plain = Object.keys(english).filter(
    (key) => !isCounted(key) && !BY_BROWSER.test(key) && !SAME.test(key),
  )
  const wanted = new Set([...plain, ...counted.keys()])
  const unwritten = Object.keys(catalogue).filter((key) => /\bTODO\b/.test(catalogue[key] ?? ''))
  const missing = [...wanted].filter((key) => !catalogue[key]?.trim()).map((key) => `${key} is missing`)
  const present = Object.entries(catalogue).flatMap(([key, text]) => {
    if (!text.trim()) return []
    if (!wanted.has(key)) return [`${key} is ${isCounted(key) ? 'no category' : 'unknown'}`]
    return findWrongPlaceholders(key, text, english, counted.get(key))
      ? [`${key} has other placeholders`]
      : []
  })
  return [...missing, ...unwritten.map((key) => `${key} is a TODO`), ...present]
}

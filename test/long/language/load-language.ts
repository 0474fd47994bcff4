import {isRecord} from '../../../src/lib/is-record.ts'

interface Input {
  data: unknown
  locale: string | null
  now?: number
  partials?: Readonly<Record<string, string>>
  injects?: Readonly<Record<string, unknown>>
}

/** The public implementation, as `bench/peers/language.ts` wraps it. */
export interface Language {
  parse(template: string): unknown
  render(template: string, input: Input): string
}

const isLanguage = (value: unknown): value is Language =>
  isRecord(value) && typeof value.parse === 'function' && typeof value.render === 'function'

const PEER = 'language'

/** By a name: neither the compiler nor the check of dependencies may follow what only the benchmarks install. */
export async function loadLanguage(): Promise<Language> {
  const {language}: {language?: unknown} = await import(
    new URL(`../../../bench/peers/${PEER}.ts`, import.meta.url).href
  )
  if (!isLanguage(language)) throw new Error('bench/peers/language.ts must export `language`')
  return language
}

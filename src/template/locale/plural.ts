import type {Digits} from './amount.ts'
import {cached} from './cached.ts'

const pluralRules = cached(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)

/** Intl's own limit. */
const MAX_FRACTION = 100

/** "1.0" is not "1": the written digits count. */
export function pluralCategory(digits: Digits, locale: string, type: Intl.PluralRuleType): string {
  const fraction = /\.(\d*)/.exec(digits)?.[1]?.length ?? 0
  const minimumFractionDigits = Math.min(fraction, MAX_FRACTION)
  return pluralRules(locale, {type, minimumFractionDigits}).select(Number(digits))
}

/** The plural categories of the language. */
export const pluralCategories = cached(
  (locale, type: Intl.PluralRuleType): readonly string[] =>
    pluralRules(locale, {type}).resolvedOptions().pluralCategories,
)

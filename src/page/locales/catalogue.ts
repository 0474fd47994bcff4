import type {VitrinePage} from '../page.ts'

/** Texts by what they are of, as `strings.ts` has them: `{'cart-popover': {close: '…'}}`. */
export type Owned = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Puts the texts of a language in place of the English ones, with what is said otherwise where `locale` is spoken. */
export type Put = (settings: VitrinePage, locale: string) => void

const flatten = (owned: Owned): Record<string, string> =>
  Object.fromEntries(
    Object.entries(owned).flatMap(([owner, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${owner}.${key}`, text]),
    ),
  )

/**
 * The page's own texts are own properties of `strings`, a catalogue is what lies behind them: the page's win, whichever
 * comes first. `overlay` is what differs in a region.
 */
export const createPut =
  (language: string, texts: Owned, region?: RegExp, overlay?: () => Owned): Put =>
  (settings, locale) => {
    let rules: Intl.PluralRules | undefined
    settings.plural = (n) => {
      rules ??= new Intl.PluralRules(language)
      return rules.select(n)
    }
    const regional = region?.test(locale) ? overlay?.() : undefined
    Object.setPrototypeOf(settings.strings, {...flatten(texts), ...flatten(regional ?? {})})
    document.dispatchEvent(new Event('vitrine:strings'))
  }

import type {VitrinePage} from '../page.ts'

/** Texts by owner, as a page names them: `{'cart-popover': {close: '…'}}`. */
export type Owned = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Installs the texts of a language over the English ones, with the regional variants for `locale`. */
export type Put = (settings: VitrinePage, locale: string) => void

const flatten = (owned: Owned): Record<string, string> =>
  Object.fromEntries(
    Object.entries(owned).flatMap(([owner, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${owner}.${key}`, text]),
    ),
  )

/**
 * The page's own texts are own properties of `strings`, and the catalogue is its prototype: the page's texts win,
 * whichever is set first. `overlay` holds the regional differences.
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

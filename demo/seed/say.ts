import type {Store} from './stores.ts'

const TRAILING_NUMBER = /\d+$/

/** `Glaze 12` is translated once, as `Glaze {0}`. */
function sayNumbered(text: string, {translations}: Store): string | undefined {
  const [number = ''] = TRAILING_NUMBER.exec(text) ?? []
  return number ? translations.get(text.replace(TRAILING_NUMBER, '{0}'))?.replace('{0}', number) : undefined
}

/** A text of the shop in the language of a store. Texts without a translation stay: owners and visitors can add them. */
export const say = (text: string, store: Store): string =>
  store.translations.get(text) ?? sayNumbered(text, store) ?? text

/** The same with values in place of `{0}`, `{1}`, … */
export const sayWith = (text: string, values: readonly string[], store: Store): string =>
  say(text, store).replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '')

/** Translates some texts of an object. */
export const sayEach = <T extends object>(one: T, keys: readonly string[], store: Store): T => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(one).flatMap(([key, text]) =>
      keys.includes(key) && typeof text === 'string' ? [[key, say(text, store)]] : [],
    ),
  ),
})

/** Translates names: the keys of an object. */
export const sayKeys = <V>(named: Readonly<Record<string, V>>, store: Store): Record<string, V> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [say(name, store), value]))

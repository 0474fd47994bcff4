import {page} from './page.ts'

/** Puts values in place of `{name}`; a name without a value stays as it is. */
export const fill = (template = '', values: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : whole,
  )

/** Reads one text: the page's own under `<owner>.<key>`, else that of its language, else ours. */
export type Texts<K extends string> = (key: K, values?: Record<string, string>) => string

/** Not each key has an English text: other languages have more plurals. */
export function createTexts<K extends string>(owner: string, ours: {readonly [key in K]?: string}): Texts<K> {
  return (key, values) => fill(page().strings[`${owner}.${key}`] ?? ours[key], values)
}

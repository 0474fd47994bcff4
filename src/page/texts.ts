import {page} from './page.ts'

/** Replaces `{name}` with its value; a name without a value stays. */
export const fill = (template = '', values: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : whole,
  )

/** Reads one text: the page's own under `<owner>.<key>`, else the text of its language, else ours. */
export type Texts<K extends string> = (key: K, values?: Record<string, string>) => string

/**
 * Some keys have no English text: other languages have more plural forms.
 * @__NO_SIDE_EFFECTS__
 */
export function createTexts<K extends string>(owner: string, ours: {readonly [key in K]?: string}): Texts<K> {
  return (key, values) => fill(page().strings[`${owner}.${key}`] ?? ours[key], values)
}

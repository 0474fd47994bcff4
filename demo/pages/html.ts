/** Markup that may go into a page as it is. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const isList = (part: Part): part is readonly Part[] => Array.isArray(part)

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (isList(part)) return part.map(render).join('')
  return typeof part === 'object' ? part.markup : escapeHtml(`${part}`)
}

/** Escapes what is put in, save markup made by itself; lists are joined, nothing is written for null and false. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: String.raw({raw: strings}, ...parts.map(render)),
})

/** For markup that comes from a file of ours. */
export const raw = (markup: string): Html => ({markup})

/** JSON for an attribute in single quotes, which leaves its own quotes as they are. */
export const jsonAttribute = (value: unknown): Html => ({
  markup: JSON.stringify(value).replace(/[&<']/g, (character) => ENTITIES[character] ?? ''),
})

/** JSON for a script element: nothing in it can end the element. */
export const json = (value: unknown): Html => ({markup: JSON.stringify(value).replaceAll('<', '\\u003c')})

import {scriptJson} from '../../src/lib/script-json.ts'
import {escapeAttribute} from '../../src/template/formatters/escape.ts'

/** An element of a page that is written as HTML and as JSX. */
export interface Markup {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Elements and texts, or one JSON value of a script. */
  children: readonly (Markup | string)[] | {json: unknown}
}

export const el = (
  tag: string,
  attributes: Markup['attributes'] = {},
  ...children: readonly (Markup | string)[]
): Markup => ({tag, attributes, children})

const toJson = (value: unknown): string => scriptJson(JSON.stringify(value))
const VOID = new Set(['link', 'meta', 'input'])

/** An element as HTML. */
export function toHtml(markup: Markup | string): string {
  if (typeof markup === 'string') return escapeAttribute(markup)
  const {tag, attributes, children} = markup
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : ` ${name}`,
  )
  const open = `<${tag}${written.join('')}>`
  if (VOID.has(tag)) return open
  const inside = 'json' in children ? toJson(children.json) : children.map(toHtml).join('')
  return `${open}${inside}</${tag}>`
}

/** An element as JSX; values are JSON texts, which are expressions of JavaScript. */
export function toJsx(markup: Markup | string): string {
  if (typeof markup === 'string') return `{${JSON.stringify(markup)}}`
  const {tag, attributes, children} = markup
  const written = Object.entries(attributes).map(([name, value]) => {
    const prop = name === 'class' ? 'className' : name
    return value ? ` ${prop}={${JSON.stringify(value)}}` : ` ${prop}`
  })
  if ('json' in children)
    return `<${tag}${written.join('')} dangerouslySetInnerHTML={{__html: ${JSON.stringify(toJson(children.json))}}} />`
  return `<${tag}${written.join('')}>${children.map(toJsx).join('')}</${tag}>`
}

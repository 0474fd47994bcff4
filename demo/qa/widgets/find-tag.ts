/** An element of an example, by where it stands in its markup. */
export interface Tag {
  name: string
  /** By name, as they are read; null for one without a value. */
  attributes: ReadonlyMap<string, string | null>
  /** Of the opening tag. */
  start: number
  end: number
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&#13;': '\r',
}

const decode = (text: string) =>
  text.replace(/&(lt|gt|quot|amp|#39|#13);/g, (entity) => CHARACTERS[entity] ?? entity)

const readAttributes = (source: string): Tag['attributes'] =>
  new Map(
    Array.from(source.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare
      return [name.toLowerCase(), value === undefined ? null : decode(value)]
    }),
  )

/** The first element that an example names the widget on; null in markup of the platform, which names none. */
export function findTag(markup: string, widget: string): Tag | null {
  for (const {0: whole, 1: name = '', 2: source = '', index} of markup.matchAll(TAG)) {
    const attributes = readAttributes(source)
    if (attributes.get('data-vitrine') === widget)
      return {name: name.toLowerCase(), attributes, start: index, end: index + whole.length}
  }
  return null
}

/** Where the content of the element ends: elements of the same name can stand in it. */
export function contentEnd(markup: string, {name, end}: Tag): number {
  let depth = 1
  for (const {0: whole, index} of markup.slice(end).matchAll(new RegExp(`</?${name}(?=[\\s>])`, 'gi'))) {
    depth += whole.startsWith('</') ? -1 : 1
    if (!depth) return end + index
  }
  return end
}

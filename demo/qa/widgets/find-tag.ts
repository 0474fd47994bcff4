/** An element of an example, by its position in the markup. */
export interface Tag {
  name: string
  /** By name, as parsed; null for an attribute without a value. */
  attributes: ReadonlyMap<string, string | null>
  /** The start of the opening tag. */
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

/** The first element that the example mounts the widget on; null for platform markup, which names no widget. */
export function findTag(markup: string, widget: string): Tag | null {
  for (const {0: whole, 1: name = '', 2: source = '', index} of markup.matchAll(TAG)) {
    const attributes = readAttributes(source)
    if (attributes.get('data-vitrine') === widget)
      return {name: name.toLowerCase(), attributes, start: index, end: index + whole.length}
  }
  return null
}

/** The end of the element's content, which can contain elements of the same name. */
export function contentEnd(markup: string, {name, end}: Tag): number {
  let depth = 1
  for (const {0: whole, index} of markup.slice(end).matchAll(new RegExp(`</?${name}(?=[\\s>])`, 'gi'))) {
    depth += whole.startsWith('</') ? -1 : 1
    if (!depth) return end + index
  }
  return end
}

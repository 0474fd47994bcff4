import type {Branch, Node, Reference} from '../../src/template/tree.ts'

/** What a page can make of a template without a template engine. */
const KINDS = 'text, {.if} with one name, {.repeated section} and variables'
/** In text and in attributes, a value has to be escaped; a page writes both as they are. */
const ESCAPES = ['html', 'htmlattr', 'htmltag']
/** An address from data is checked in the page as everywhere. */
const CHECKS: Readonly<Record<string, string>> = {href: 'pageAddress', src: 'mediaAddress'}
/** Elements without an end tag. */
const VOID = /^(img|input|source|br|hr)$/

/** A node in the text of a template: its place in `nodes`. */
const MARK = /\uE000(\d+)\uE001/
const ATTRIBUTE = new RegExp(`\\s*(?:${MARK.source}|([a-z][\\w-]*)(?:="([^"]*)")?)`, 'g')
const CONTENT = new RegExp(`${MARK.source}|<([a-z]\\w*)|([^<\\uE000]+)`, 'y')

const fail = (problem: string): never => {
  throw new Error(`card.html: ${problem}`)
}

const quote = (text: string): string => `'${text.replace(/['\\]/g, '\\$&').replace(/\n/g, '\\n')}'`

/** Lines of a template are broken between elements. */
const withoutBreaks = (text: string): string => text.replace(/\s*\n\s*/g, '')

/** Writes a template as text with a mark for each tag, and finds the node of a mark. */
function createMarks() {
  const nodes: Node[] = []
  return {
    encode(body: readonly Node[]): string {
      const parts = body.map((node) => {
        if (node.kind === 'comment') return ''
        return node.kind === 'text' ? node.text : `\uE000${nodes.push(node) - 1}\uE001`
      })
      return withoutBreaks(parts.join(''))
    },
    nodeAt: (index: string | undefined): Node => nodes[Number(index)] ?? fail('lost a node'),
  }
}

/**
 * A template as an expression of TypeScript: a list of nodes, made by `element`. `view` has the values of the template; the
 * types of the view are those that the compiler checks.
 */
export function toElements(tree: readonly Node[]): string {
  const {encode, nodeAt} = createMarks()
  let depth = 0

  /** `@.name` is of the item, any other name of the view. */
  function nameOf([first, ...others]: Reference): string {
    if (first === '@') return [`item${depth}`, ...others].join('.')
    return ['view', first, ...others].join('.')
  }
  function readValue(node: Node, isAttribute: boolean): string {
    if (node.kind !== 'variable') return fail(`has ${node.kind} where a value stands. Only ${KINDS}`)
    const [ref = fail('has an empty tag')] = node.refs
    const isEscaped = node.formatters.length === 1 && ESCAPES.includes(node.formatters[0]?.name ?? '')
    if (!isEscaped && !isAttribute) fail(`does not escape ${ref.join('.')}`)
    return nameOf(ref)
  }
  function testOf(node: Node): {test: string; body: readonly Node[]; otherwise: readonly Node[]} {
    if (node.kind !== 'if' || node.refs.length !== 1) return fail(`has ${node.kind}. Only ${KINDS}`)
    const [branch]: readonly Branch[] = node.branches
    if (branch?.name) fail('has {.or} with a predicate')
    return {test: nameOf(node.refs[0] ?? []), body: node.body, otherwise: branch?.body ?? []}
  }

  /** The members of an object. */
  function attributesOf(text: string): string {
    const members = Array.from(text.matchAll(ATTRIBUTE), ([, index, name = '', value = '']) =>
      index ? conditionalAttributes(nodeAt(index)) : `${quote(name)}: ${attributeValue(name, value)}`,
    )
    return members.join(', ')
  }
  function conditionalAttributes(node: Node): string {
    const {test, body, otherwise} = testOf(node)
    return `...(${test} ? {${attributesOf(encode(body))}} : {${attributesOf(encode(otherwise))}})`
  }
  function attributeValue(name: string, text: string): string {
    const [whole, index] = MARK.exec(text) ?? []
    const check = CHECKS[name]
    if (check) return whole === text ? `${check}(${readValue(nodeAt(index), true)}) ?? ''` : quote(text)
    if (!whole) return quote(text)
    if (whole === text) return readValue(nodeAt(index), true)
    const parts = text.split(new RegExp(MARK, 'g'))
    const written = parts.map((part, place) => (place % 2 ? `\${${readValue(nodeAt(part), true)}}` : part))
    return `\`${written.join('')}\``
  }

  /** The members of a list. `from` is where the content begins; it ends with `</tag>`, or with the text. */
  function contentOf(text: string, from = 0): {members: string[]; end: number} {
    const members: string[] = []
    let at = from
    while (at < text.length && !text.startsWith('</', at)) {
      CONTENT.lastIndex = at
      const [whole, index, tag, words] =
        CONTENT.exec(text) ?? fail(`cannot be read: ${text.slice(at, at + 40)}`)
      at += whole.length
      if (index) members.push(contentOfNode(nodeAt(index)))
      else if (words) members.push(quote(words))
      else if (tag) {
        const {written, end} = elementAt(tag, text, at)
        members.push(written)
        at = end
      }
    }
    return {members, end: at}
  }
  function elementAt(tag: string, text: string, at: number): {written: string; end: number} {
    const close = text.indexOf('>', at)
    const attributes = attributesOf(text.slice(at, close))
    const {members, end} = VOID.test(tag) ? {members: [], end: close + 1} : contentOf(text, close + 1)
    const written = `\nelement(${[quote(tag), `{${attributes}}`, ...members].join(', ')})`
    if (VOID.test(tag)) return {written, end}
    if (!text.startsWith(`</${tag}>`, end)) fail(`does not close <${tag}>`)
    return {written, end: end + tag.length + 3}
  }
  function contentOfNode(node: Node): string {
    if (node.kind === 'variable') return readValue(node, false)
    if (node.kind === 'repeated') {
      const list = nameOf(node.ref)
      depth++
      const written = `...${list}.flatMap((item${depth}) => [${contentOf(encode(node.body)).members.join(', ')}])`
      depth--
      return written
    }
    const {test, body, otherwise} = testOf(node)
    const [then, or] = [body, otherwise].map((one) => contentOf(encode(one)).members.join(', '))
    return `...(${test} ? [${then}] : [${or}])`
  }

  const text = encode(tree).trim()
  const {members, end} = contentOf(text)
  if (end < text.length) fail('closes an element that it does not open')
  return `[${members.join(', ')}]`
}

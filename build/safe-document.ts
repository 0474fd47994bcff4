import type {Plugin} from 'vite'
import {root} from './root.ts'

const MODULE = `${root}src/page/safe-document.ts`
/** A name that no source uses. */
const NAME = 'safeDocument$'

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

/** From the first character to the one after the last. */
type Range = readonly [start: number, end: number]

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isNamed = (value: unknown, name: string): value is Node =>
  isNode(value) && value.type === 'Identifier' && value.name === name

const rangeOf = ({start, end}: Node): Range => [start, end]

/** A module with its own variable `document` means another object. */
const declares = ({type, id, params}: Node): boolean =>
  (type === 'VariableDeclarator' && isNamed(id, 'document')) ||
  (Array.isArray(params) && params.some((one) => isNamed(one, 'document')))

/** The range where a node reads a property of the page's document or, in third-party code, the document itself. */
function rangeIn(node: Node): Range | null {
  const {type, object, property, id, init, left, right} = node
  if (type === 'MemberExpression') {
    if (isNamed(object, 'document')) return rangeOf(object)
    if (isNamed(object, 'window') && isNamed(property, 'document') && !node.computed) return rangeOf(node)
  }
  if (type === 'VariableDeclarator' && isNode(id) && id.type === 'ObjectPattern' && isNamed(init, 'document'))
    return rangeOf(init)
  // Preact: `parent.ownerDocument || document`
  if (type === 'LogicalExpression' && isNamed(right, 'document') && isNode(left)) return rangeOf(node)
  return null
}

function findReads(program: Node): Range[] {
  const found: Range[] = []
  let hasOwn = false
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'AssignmentExpression' && isNode(value.left) && rangeIn(value.left))
      throw new Error('a property of the document is set: safeDocument is read-only')
    hasOwn ||= declares(value)
    const range = rangeIn(value)
    if (range) found.push(range)
    else Object.values(value).forEach(visit)
  }
  visit(program)
  return hasOwn ? found.filter(([start, end]) => end - start > 'document'.length) : found
}

/** Replaces the page's document wherever a module reads one of its properties; null without such a place. */
export function readSafely(code: string, program: unknown): string | null {
  const reads = isNode(program) ? findReads(program) : []
  if (!reads.length) return null
  let written = ''
  let at = 0
  for (const [start, end] of reads) {
    written += code.slice(at, start) + NAME
    at = end
  }
  return `import {safeDocument as ${NAME}} from ${JSON.stringify(MODULE)};${written}${code.slice(at)}`
}

/**
 * Elements of a page must not shadow the document properties that Vitrine reads. Replaces the reads in the sources, so
 * that authors need not remember it, and in Preact and DOMPurify.
 */
export const withSafeDocument: Plugin = {
  name: 'vitrine-safe-document',
  transform: {
    filter: {id: {include: /\.([jt]sx?|mjs)$/, exclude: MODULE}, code: /\bdocument\b/},
    handler(code) {
      return readSafely(code, this.parse(code))
    },
  },
}

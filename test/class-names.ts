import {type ESTree, parseSync, Visitor} from 'vite'

/** The sources of class names: whole texts, and texts with holes (`quick-view__${part}`). */
export interface ClassSource {
  /** Classes that are set on an element. */
  given: Set<string>
  texts: Set<string>
  patterns: Set<string>
}

const HOLE = '\0'
const HOLDERS = /^(?:class|className)$/

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'Literal'
      ? `${node.value}`
      : node.type === 'MemberExpression'
        ? nameOf(node.property)
        : ''

const isConcat = (node: ESTree.Node): node is ESTree.BinaryExpression =>
  node.type === 'BinaryExpression' && node.operator === '+'

/** The text of an expression, with a hole for each part that is only known at run time. */
function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : HOLE
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({value}) => value.cooked ?? value.raw).join(HOLE)
  return isConcat(node) ? textOf(node.left) + textOf(node.right) : HOLE
}

/** The content of a hole, unless the hole continues a word before it. */
const wordsInHoles = ({quasis, expressions}: ESTree.TemplateLiteral): string[] =>
  expressions.flatMap((expression, index) =>
    textsIn(expression).filter((text) => /^$|\s$/.test(quasis[index]?.value.raw ?? '') || /^\s/.test(text)),
  )

/** Every text that an expression can evaluate to, as far as the source shows. */
function textsIn(node: ESTree.Node | null | undefined): string[] {
  if (!node) return []
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsIn)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsIn)
  if (node.type === 'JSXExpressionContainer') return textsIn(node.expression)
  if (node.type === 'TemplateLiteral') return [textOf(node), ...wordsInHoles(node)]
  return node.type === 'Literal' || isConcat(node) ? [textOf(node)] : []
}

const words = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)

const keysOf = ({properties}: ESTree.ObjectExpression): string[] =>
  properties.flatMap((property) =>
    property.type === 'Property' && !property.computed ? nameOf(property.key) : [],
  )

/** The classes in a file of components or widgets, from its syntax tree. */
export function readClassSource(file: string, source: string): ClassSource {
  const found: ClassSource = {given: new Set(), texts: new Set(), patterns: new Set()}
  const give = (texts: readonly string[]): void => {
    for (const word of words(texts)) if (!word.includes(HOLE)) found.given.add(word)
  }
  const note = (text: string): void => {
    for (const word of words([text])) {
      if (!word.includes(HOLE)) found.texts.add(word)
      if (/^[a-z].*__$/.test(word)) found.patterns.add(word + HOLE)
      else if (word.includes(HOLE) && word !== HOLE) found.patterns.add(word)
    }
  }
  const {program} = parseSync(file, source)
  new Visitor({
    Literal(node) {
      note(textOf(node))
    },
    TemplateLiteral(node) {
      note(textOf(node))
    },
    BinaryExpression(node) {
      if (isConcat(node)) note(textOf(node))
    },
    JSXAttribute({name, value}) {
      if (HOLDERS.test(nameOf(name))) give(textsIn(value))
    },
    AssignmentExpression({left, right}) {
      if (left.type === 'MemberExpression' && HOLDERS.test(nameOf(left))) give(textsIn(right))
    },
    CallExpression({callee, arguments: [first]}) {
      const isList = callee.type === 'MemberExpression' && nameOf(callee.object) === 'classList'
      if (isList && /^(?:add|toggle)$/.test(nameOf(callee))) give(textsIn(first))
    },
    Property({key, value}) {
      note(nameOf(key))
      if (HOLDERS.test(nameOf(key))) give(textsIn(value))
      if (nameOf(key) === 'classes' && value.type === 'ObjectExpression') give(keysOf(value))
    },
    VariableDeclarator({id, init}) {
      if (nameOf(id) === 'classes' && init?.type === 'ObjectExpression') give(keysOf(init))
    },
  }).visit(program)
  return found
}

const escaped = (text: string): string => text.replace(/[^\w\s-]/g, '\\$&')

const matcher = (pattern: string): RegExp => new RegExp(`^${pattern.split(HOLE).map(escaped).join('(.*)')}$`)

/** Whether the sources can produce the name: literally, or by filling the holes of a pattern with their texts. */
export function isWritten(name: string, sources: ClassSource, depth = 3): boolean {
  const {texts, patterns} = sources
  if (!name || texts.has(name)) return true
  return (
    depth > 0 &&
    [...patterns].some((pattern) =>
      matcher(pattern)
        .exec(name)
        ?.slice(1)
        .every((part) => part !== name && isWritten(part, sources, depth - 1)),
    )
  )
}

export const joinSources = (all: readonly ClassSource[]): ClassSource => ({
  given: new Set(all.flatMap(({given}) => [...given])),
  texts: new Set(all.flatMap(({texts}) => [...texts])),
  patterns: new Set(all.flatMap(({patterns}) => [...patterns])),
})

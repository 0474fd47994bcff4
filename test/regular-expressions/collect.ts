import {parseSync} from 'vite'
import {isRecord} from '../../src/lib/is-record.ts'

export interface Expression {
  source: string
  flags: string
}

type Node = Readonly<Record<string, unknown>>

function visit(tree: unknown, see: (node: Node) => void): void {
  if (Array.isArray(tree)) for (const part of tree) visit(part, see)
  if (!isRecord(tree)) return
  see(tree)
  for (const part of Object.values(tree)) visit(part, see)
}

const nameOf = (node: unknown): unknown =>
  isRecord(node) && node.type === 'Identifier' ? node.name : undefined

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The text of an expression, if it is constant; `undefined` if it is only known at run time. */
function textOf(node: unknown, constants: ReadonlyMap<unknown, string | undefined>): string | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'Identifier') return constants.get(node.name)
  if (node.type === 'ParenthesizedExpression') return textOf(node.expression, constants)
  if (node.type !== 'TemplateLiteral') return undefined
  const texts = list(node.quasis).map((quasi) =>
    isRecord(quasi) && isRecord(quasi.value) && typeof quasi.value.cooked === 'string'
      ? quasi.value.cooked
      : undefined,
  )
  const holes = list(node.expressions).map((hole) => textOf(hole, constants))
  const parts = texts.flatMap((text, index) => (index < holes.length ? [text, holes[index]] : [text]))
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** Constant texts by name; omits names that a minifier has given to several. */
function readConstants(program: unknown): Map<unknown, string | undefined> {
  const constants = new Map<unknown, string | undefined>()
  visit(program, ({type, id, init}) => {
    const name = type === 'VariableDeclarator' ? nameOf(id) : undefined
    const text = textOf(init, constants)
    if (name === undefined || text === undefined) return
    constants.set(name, constants.has(name) && constants.get(name) !== text ? undefined : text)
  })
  return constants
}

/** Every regular expression of a script: literals, and those that `RegExp` creates. */
export function collectExpressions(code: string): {expressions: Expression[]; unreadable: string[]} {
  const {program, errors} = parseSync('script.js', code)
  if (errors[0]) throw new SyntaxError(errors[0].message)
  const constants = readConstants(program)
  const expressions: Expression[] = []
  const unreadable: string[] = []

  function add(source: unknown, flags: unknown, start: unknown, end: unknown): void {
    if (typeof source === 'string' && typeof flags === 'string') expressions.push({source, flags})
    else unreadable.push(code.slice(Number(start), Number(end)))
  }
  visit(program, ({type, regex, callee, arguments: given, start, end}) => {
    const [source, flags] = list(given)
    if (type === 'Literal' && isRecord(regex)) add(regex.pattern, regex.flags, start, end)
    else if ((type === 'CallExpression' || type === 'NewExpression') && nameOf(callee) === 'RegExp')
      add(textOf(source, constants), flags ? textOf(flags, constants) : '', start, end)
  })
  return {expressions, unreadable}
}

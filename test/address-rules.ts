import {type ESTree, parseSync} from 'vite'

type Node = ESTree.Node

/** Properties and attributes that take an address, in any notation. */
const NAMES = new Set([
  ...[
    'href',
    'src',
    'srcset',
    'srcSet',
    'poster',
    'action',
    'formaction',
    'formAction',
    'srcdoc',
    'xlink:href',
  ],
])
/** Functions that check an address and return nothing for an invalid one. */
const DOORS = new Set([
  'linkAddress',
  'pageAddress',
  'mediaAddress',
  'webAddress',
  'trustScript',
  // by linkAddress and pageAddress, or the shop's own paths
  'cartAddress',
  'checkoutAddress',
])
/** Functions that fetch and run code. */
const LOADERS = new Set(['Worker', 'SharedWorker', 'importScripts', 'addModule'])

/** A prefix that fixes the destination of an address. */
const FIXED = /^(https:\/\/[\w.-]+[/?#]|\/[\w-]|[?#]|mailto:)/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The name of an identifier, of a string, or of a member's last part. */
function nameOf(node: Node | null | undefined): string {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name
  if (node?.type === 'Literal') return `${node.value}`
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return node?.type === 'JSXNamespacedName' ? `${node.namespace.name}:${node.name.name}` : ''
}

/** Names that a file assigns exactly once, with their values. */
type Constants = ReadonlyMap<string, Node>

function readConstants(program: Node): Constants {
  const constants = new Map<string, Node>()
  const bound = new Set<string>()
  const bind = (name: string, value: Node | null | undefined) => {
    if (value && !bound.has(name)) constants.set(name, value)
    else constants.delete(name)
    bound.add(name)
  }
  const bindPattern = (pattern: Node) => {
    if (pattern.type === 'Identifier') bind(pattern.name, null)
    else for (const child of childrenOf(pattern)) bindPattern(child)
  }
  const look = (node: Node): void => {
    if (node.type === 'VariableDeclaration')
      for (const {id, init} of node.declarations)
        if (node.kind === 'const' && id.type === 'Identifier') bind(id.name, init)
        else bindPattern(id)
    if ('params' in node && Array.isArray(node.params)) node.params.filter(isNode).forEach(bindPattern)
    childrenOf(node).forEach(look)
  }
  look(program)
  return constants
}

/** The page’s own origin is skipped: a path follows it. */
function beginningOf({quasis, expressions}: ESTree.TemplateLiteral): string {
  const [first, second] = quasis.map(({value}) => value.cooked ?? '')
  const [origin] = expressions
  const isOwn = first === '' && origin?.type === 'CallExpression' && nameOf(origin.callee) === 'pageOrigin'
  if (isOwn && second === '/' && !expressions[1]) return '/index'
  return (isOwn ? second : first) ?? ''
}

/** Whether the destination is fixed, or the address has passed a check. */
function isChecked(node: Node, constants: Constants): boolean {
  const check = (one: Node) => isChecked(one, constants)
  switch (node.type) {
    case 'Literal':
    case 'ObjectExpression':
      return true
    case 'Identifier': {
      const value = constants.get(node.name)
      return node.name === 'undefined' || (value !== undefined && value.type !== 'Identifier' && check(value))
    }
    case 'TemplateLiteral':
      return !node.expressions[0] || FIXED.test(beginningOf(node))
    case 'CallExpression':
      return DOORS.has(nameOf(node.callee))
    case 'ConditionalExpression':
      return check(node.consequent) && check(node.alternate)
    case 'LogicalExpression':
      return check(node.right) && (node.operator === '&&' || check(node.left))
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'JSXExpressionContainer':
      return check(node.expression)
    default:
      return false
  }
}

/** The arguments that a call uses as addresses. */
function addressesOfCall({callee, arguments: given}: ESTree.CallExpression | ESTree.NewExpression): Node[] {
  const name = nameOf(callee)
  const holder = callee.type === 'MemberExpression' ? nameOf(callee.object) : ''
  const [first] = given
  const goes =
    (holder === 'location' && /^(assign|replace)$/.test(name)) ||
    (/^(window|globalThis|self)$/.test(holder) && name === 'open') ||
    LOADERS.has(name)
  // code that computes the attribute's name must be reviewed, too
  const isOpen = /^setAttribute(NS)?$/.test(name) && first?.type !== 'Literal'
  // other calls can contain the names of parts
  const named = given.flatMap((one, index) =>
    one.type === 'Literal' && one.value !== 'action' && NAMES.has(nameOf(one))
      ? (given[index + 1] ?? [])
      : [],
  )
  return [...(first && (goes || isOpen) ? [first] : []), ...named]
}

/** The values that `node` itself uses as addresses. */
function addressesOf(node: Node): Node[] {
  switch (node.type) {
    case 'AssignmentExpression': {
      const {left, right} = node
      const isData = left.type === 'MemberExpression' && nameOf(left.object) === 'dataset'
      const isMember = left.type === 'MemberExpression' && NAMES.has(nameOf(left))
      return !isData && (isMember || nameOf(left) === 'location') ? [right] : []
    }
    case 'CallExpression':
    case 'NewExpression':
      return addressesOfCall(node)
    case 'ImportExpression':
      return [node.source]
    case 'JSXAttribute':
      return node.value && NAMES.has(nameOf(node.name)) ? [node.value] : []
    case 'Property':
      // `action` means something else in most objects
      return NAMES.has(nameOf(node.key)) && nameOf(node.key) !== 'action' ? [node.value] : []
    default:
      return []
  }
}

/** Attributes by name, where no name has another meaning. */
const isAttributes = (node: Node): boolean => node.type === 'Property' && nameOf(node.key) === 'attributes'

function visit(node: Node, found: (node: Node, value: Node) => void, isIn = false): void {
  for (const value of addressesOf(node)) found(node, value)
  if (isIn && node.type === 'Property' && nameOf(node.key) === 'action') found(node, node.value)
  const isPattern = node.type === 'ObjectPattern'
  for (const child of childrenOf(node)) {
    // a pattern reads the property and does not write it
    if (isPattern && child.type === 'Property') visit(child.value, found)
    else visit(child, found, isIn || isAttributes(node))
  }
}

/** Finds the unchecked addresses of a file, as they are written in the source. */
export function findAddressFaults(file: string, source: string): string[] {
  const faults: string[] = []
  const {program, errors} = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const constants = readConstants(program)
  visit(program, (node, value) => {
    if (!isChecked(value, constants))
      faults.push(
        source
          .slice(node.start, node.end)
          .replace(/\/\*.*?\*\//g, ' ')
          .replace(/\s+/g, ' '),
      )
  })
  return faults
}

import {type ESTree, parseSync} from 'vite'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {mergeObjects, readMembers, toSchema} from './from-types.ts'

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration

const isDeclaration = (node: {type: string} | null): node is Declaration =>
  node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration'

const tidy = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/\n\s*\*/g, '\n')
    .replace(/\s+/g, ' ')
    .trim()

/** JSDoc comments by the position where the code after each begins. */
const readComments = (text: string, comments: readonly {value: string; end: number}[]) =>
  new Map(
    comments
      .filter(({value}) => value.startsWith('*'))
      .map(({value, end}) => [end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0), tidy(value)]),
  )

function parseTypes(file: string, text: string) {
  const {program, comments, errors} = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found = program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    return isDeclaration(declaration) ? [{declaration, start: node.start}] : []
  })
  return {found, comments: readComments(text, comments)}
}

interface Options {
  /** The requested types, including the types that they need. @default every type of the file */
  wanted?: readonly string[]
  /** Types that others refer to instead of repeating them. */
  shared?: readonly string[]
  /** Whether fields may be functions; the schema leaves these open. */
  hasFunctions?: boolean
}

/**
 * The JSON Schemas of the types in a file, by name. Read from the source itself, because this compiler has no API for
 * tools.
 */
export function readTypes(file: string, text: string, options: Options = {}): Record<string, JsonSchema> {
  const {found, comments} = parseTypes(file, text)
  const {
    wanted = found.map(({declaration}) => declaration.id.name),
    shared = [],
    hasFunctions = false,
  } = options
  const schemas: Record<string, JsonSchema> = {}
  const commentAt = (start: number) => comments.get(start)

  function find(name: string): JsonSchema | undefined {
    const one = found.find(({declaration}) => declaration.id.name === name)
    if (one && !schemas[name]) schemas[name] = read(one.declaration, commentAt(one.start))
    return schemas[name]
  }
  const refer = (name: string): JsonSchema | undefined =>
    find(name) && shared.includes(name) ? {$ref: `#/$defs/${name}`} : find(name)
  function read(declaration: Declaration, description: string | undefined): JsonSchema {
    const declared = {find: refer, commentAt, hasFunctions}
    const schema =
      declaration.type === 'TSTypeAliasDeclaration'
        ? toSchema(declaration.typeAnnotation, declared)
        : mergeObjects([
            ...declaration.extends.map(
              ({expression}) => find('name' in expression ? String(expression.name) : '') ?? {},
            ),
            readMembers(declaration.body.body, declared),
          ])
    return {...schema, ...(description && {description})}
  }
  for (const name of wanted) find(name)
  return schemas
}

import type {ESTree} from 'vite'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'

/** The names that a type can use: every declaration of its file. */
export interface Declared {
  find: (name: string) => JsonSchema | undefined
  /** The JSDoc comment before a position in the file. */
  commentAt: (start: number) => string | undefined
  /** Values may contain functions, which no schema can describe. */
  hasFunctions?: boolean
}

const KEYWORDS: Partial<Record<ESTree.TSType['type'], JsonSchema>> = {
  TSStringKeyword: {type: 'string'},
  TSNumberKeyword: {type: 'number'},
  TSBooleanKeyword: {type: 'boolean'},
  TSNullKeyword: {type: 'null'},
  TSUnknownKeyword: {},
  TSNeverKeyword: {not: {}},
}

const nameOf = (node: {type: string}): string => ('name' in node ? String(node.name) : '')

/** Combines several types into one list of types or values if nothing else describes them. */
function union(parts: JsonSchema[]): JsonSchema {
  if (parts.every((part) => 'const' in part)) return {enum: parts.map((part) => part.const)}
  const types = parts.map(({type, ...rest}) => (Object.keys(rest).length ? undefined : type))
  return types.every((type) => typeof type === 'string') ? {type: types} : {anyOf: parts}
}

/** Merges the descriptions of an object from several places. */
export const mergeObjects = (parts: readonly JsonSchema[]): JsonSchema => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map(({properties}) => properties)),
  required: parts.flatMap(({required = []}) => required),
  additionalProperties: false,
})

/** JSON omits it. */
const FUNCTION: JsonSchema = {description: 'A function.'}

function readMember(member: ESTree.TSSignature, declared: Declared) {
  const isMethod = member.type === 'TSMethodSignature' && declared.hasFunctions === true
  if (!isMethod && (member.type !== 'TSPropertySignature' || !member.typeAnnotation))
    throw new Error(`events: a ${member.type} has no JSON Schema; describe fields by their types`)
  const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined
  const isFunction = isMethod || (type?.type === 'TSFunctionType' && declared.hasFunctions === true)
  const schema = isFunction || !type ? FUNCTION : toSchema(type, declared)
  const description = declared.commentAt(member.start)
  const key = member.key.type === 'Literal' ? String(member.key.value) : nameOf(member.key)
  return {
    key,
    isOptional: member.optional || isFunction,
    schema: {...schema, ...(description && {description})},
  }
}

export function readMembers(members: readonly ESTree.TSSignature[], declared: Declared): JsonSchema {
  const fields = members.map((member) => readMember(member, declared))
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({key, schema}) => [key, schema])),
    required: fields.flatMap(({key, isOptional}) => (isOptional ? [] : [key])),
    additionalProperties: false,
  }
}

/** `Record<string, never>` has no fields. */
const recordOf = (values: JsonSchema): JsonSchema =>
  values.not ? mergeObjects([]) : {type: 'object', additionalProperties: values}

function readReference({typeName, typeArguments}: ESTree.TSTypeReference, declared: Declared): JsonSchema {
  const name = nameOf(typeName)
  const last = typeArguments?.params.at(-1)
  if (name === 'Record' && last) return recordOf(toSchema(last, declared))
  if (name === 'Readonly' && last) return toSchema(last, declared)
  const found = declared.find(name)
  if (!found) throw new Error(`events: ${name} is not declared in the same file`)
  return found
}

/** The JSON Schema of a type; throws for a type without one. */
export function toSchema(type: ESTree.TSType, declared: Declared): JsonSchema {
  const keyword = KEYWORDS[type.type]
  if (keyword) return keyword
  const schemaOf = (one: ESTree.TSType) => toSchema(one, declared)
  switch (type.type) {
    case 'TSLiteralType':
      return {const: 'value' in type.literal ? type.literal.value : null}
    case 'TSArrayType':
      return {type: 'array', items: schemaOf(type.elementType)}
    case 'TSTypeOperator':
      return schemaOf(type.typeAnnotation)
    case 'TSParenthesizedType':
      return schemaOf(type.typeAnnotation)
    case 'TSUnionType':
      // a field that may be undefined can also be missing
      return union(type.types.filter((one) => one.type !== 'TSUndefinedKeyword').map(schemaOf))
    case 'TSIntersectionType':
      return mergeObjects(type.types.map(schemaOf))
    case 'TSTypeLiteral':
      return readMembers(type.members, declared)
    case 'TSTypeReference':
      return readReference(type, declared)
    default:
      throw new Error(`events: a ${type.type} has no JSON Schema; say it with simpler types`)
  }
}

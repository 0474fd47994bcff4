import {compile} from 'json-schema-to-typescript'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {reach} from './bundle.ts'
import type {Definitions} from './definitions.ts'
import {SHAPE_FILES} from './shape-files.ts'

export const shapesFile = new URL('../../src/contract/generated/shapes.ts', import.meta.url)

const BANNER = '// Generated from the schemas in src/contract/schemas (npm run generate).'

/** The generator's own remark above each type. */
const REMARK =
  'This interface was referenced by `Shapes`\'s JSON-Schema\\n \\* via the `definition` "\\w+"\\.'

const tidy = (types: string): string =>
  types
    .replace(new RegExp(`/\\*\\*\\n \\* ${REMARK}\\n \\*/\\n`, 'g'), '')
    .replace(new RegExp(` \\*\\n \\* ${REMARK}\\n`, 'g'), '')
    // types for reading can have readonly lists
    .replace(/(?<=[:|] )(?=(?:\w+|\([^)]*\))\[\])/g, 'readonly ')

/** The additional fields that the generator reads. */
interface TypeSchema extends JsonSchema {
  /** Copied unchanged. */
  tsType?: string
}

const mapValues = (
  record: Readonly<Record<string, JsonSchema>>,
  change: (schema: JsonSchema) => TypeSchema,
): Record<string, TypeSchema> =>
  Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, change(schema)]))

const isRequiredOnly = (schema: JsonSchema): boolean => Object.keys(schema).join() === 'required'

const comment = ({description, default: standard}: JsonSchema): string =>
  [description, standard !== undefined && `@default ${JSON.stringify(standard)}`].filter(Boolean).join('\n')

const closed = (
  others: JsonSchema['additionalProperties'] = false,
  isNamed: boolean,
): boolean | TypeSchema => (typeof others === 'object' ? toTypeSchema(others) : others && !isNamed)

/**
 * Drops what a type cannot express, such as ranges. An object that allows other fields does not declare them: a value
 * with more fields is assignable unless it is a literal.
 */
function toTypeSchema(schema: JsonSchema): TypeSchema {
  const {
    type,
    properties,
    additionalProperties,
    items,
    anyOf,
    oneOf = anyOf,
    required,
    enum: values,
    $ref,
  } = schema
  const description = comment(schema)
  const choices = oneOf?.every(isRequiredOnly) ? undefined : oneOf
  return {
    ...(description && {description}),
    ...($ref && {tsType: $ref.replace('#/$defs/', '')}),
    ...(type && {type}),
    ...(values && {enum: values}),
    ...(required && {required}),
    ...(properties && {properties: mapValues(properties, toTypeSchema)}),
    ...(items && {items: toTypeSchema(items)}),
    ...(choices && {anyOf: choices.map(toTypeSchema)}),
    additionalProperties: closed(additionalProperties, properties !== undefined),
  }
}

/** The TypeScript types of every shape that an author writes. */
export async function shapeTypes(definitions: Definitions): Promise<string> {
  const names = Object.values(SHAPE_FILES)
  const shapes: JsonSchema = {
    description: 'Every shape by its name.',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, {$ref: `#/$defs/${name}`}])),
    required: names,
  }
  const reached = reach(definitions, shapes).map((name) => [name, definitions[name]])
  const root = {...toTypeSchema(shapes), definitions: mapValues(Object.fromEntries(reached), toTypeSchema)}
  const types = await compile(JSON.parse(JSON.stringify(root)), 'Shapes', {
    additionalProperties: false,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    unknownAny: true,
    style: {semi: false, singleQuote: true, bracketSpacing: false, printWidth: 110},
  })
  return tidy(types)
}

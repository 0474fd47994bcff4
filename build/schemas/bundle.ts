import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import type {Definitions} from './definitions.ts'

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'
const ID = 'https://vitrine.example/schemas/'

const REFERENCE = /"#\/\$defs\/(\w+)"/g

/** The definitions that a schema refers to, in order of appearance. */
export const namesIn = (schema: JsonSchema): string[] => [
  ...new Set(Array.from(JSON.stringify(schema).matchAll(REFERENCE), ([, name = '']) => name)),
]

function find(definitions: Definitions, name: string): JsonSchema {
  const found = definitions[name]
  if (!found) throw new Error(`schemas: ${name} is referred to and defined nowhere`)
  return found
}

/** All direct and indirect references of a schema; contains the schema itself only if one leads back to it. */
export function reach(definitions: Definitions, schema: JsonSchema): string[] {
  const reached = new Set(namesIn(schema))
  // the loop also visits the names that it adds
  for (const name of reached) for (const next of namesIn(find(definitions, name))) reached.add(next)
  return [...reached]
}

/** One self-contained file: every tool follows references within a file. */
export function bundle(definitions: Definitions, file: string, name: string): JsonSchema {
  const schema = find(definitions, name)
  const others = reach(definitions, schema).map((one) => [one, find(definitions, one)])
  return {
    $schema: DRAFT,
    $id: `${ID}${file}.json`,
    title: name,
    ...schema,
    ...(others.length && {$defs: Object.fromEntries(others)}),
  }
}

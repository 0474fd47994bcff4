import {readFile, writeFile} from 'node:fs/promises'
import {compile} from 'json-schema-to-typescript'
import {parse} from 'yaml'

const description = new URL('../src/api/openapi.yaml', import.meta.url)
export const generatedTypes = new URL('../src/api/generated/schema.ts', import.meta.url)

const banner =
  '/** Generated from openapi.yaml by build/generate-api-types.ts. Change that file, then run it. */'

interface ApiDescription {
  components: {schemas: Record<string, object>}
}

/** The generator's own remark above each type, including its comment if the comment has no other text. */
const REMARK =
  'This interface was referenced by `ApiSchemas`\'s JSON-Schema\\n \\* via the `definition` "\\w+"\\.'
const tidy = (types: string) =>
  types
    .replace(/\n?export interface ApiSchemas \{\}\n/, '')
    .replace(new RegExp(`/\\*\\*\\n \\* ${REMARK}\\n \\*/\\n`, 'g'), '')
    .replace(new RegExp(` \\*\\n \\* ${REMARK}\\n`, 'g'), '')

/** JSON Schema 2020 supports `#/components/…`; the generator looks for named types under `definitions`. */
const toDefinitions = (text: string) => text.replaceAll('#/components/schemas/', '#/definitions/')

/** The TypeScript types of every schema in the API description. */
export async function generateApiTypes(): Promise<string> {
  const {components}: ApiDescription = parse(toDefinitions(await readFile(description, 'utf8')), {
    merge: true,
  })
  const root = {
    title: 'ApiSchemas',
    type: 'object',
    additionalProperties: false,
    definitions: components.schemas,
  }
  const types = await compile(JSON.parse(JSON.stringify(root)), 'ApiSchemas', {
    additionalProperties: false,
    bannerComment: banner,
    unreachableDefinitions: true,
    unknownAny: true,
    style: {semi: false, singleQuote: true, bracketSpacing: false, printWidth: 110},
  })
  return tidy(types)
}

if (import.meta.main) await writeFile(generatedTypes, await generateApiTypes())

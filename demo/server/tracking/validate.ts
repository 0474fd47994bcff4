import {Ajv2020} from 'ajv/dist/2020.js'
import {readContentSchemas, readEventSchemas} from '../../../build/events/event-schemas.ts'

/** A problem with a field of an event. */
export interface ContentError {
  /** JSON pointer; empty for the event itself. */
  path: string
  message: string
}

type Find = (name: string) => ReturnType<Ajv2020['getSchema']>

/** Finds a schema by its name; ajv itself would also find what its tables inherit. */
async function createFind(): Promise<Find> {
  const ajv = new Ajv2020({strict: false, allErrors: true})
  const schemas = {...(await readEventSchemas()), ...(await readContentSchemas())}
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  return (name) => (Object.hasOwn(schemas, name) ? ajv.getSchema(name) : undefined)
}

/** Checks event contents against the schemas of the project; null for an event without a schema. */
export function createValidate() {
  let ready: Promise<Find> | undefined
  return async (schemaName: string, content: unknown): Promise<ContentError[] | null> => {
    ready ??= createFind()
    const check = (await ready)(schemaName)
    if (!check) return null
    await check(content)
    return (check.errors ?? []).map(({instancePath, message = '', params}) => ({
      path: instancePath,
      message: 'additionalProperty' in params ? `${message}: ${params.additionalProperty}` : message,
    }))
  }
}

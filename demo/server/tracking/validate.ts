import {Ajv2020} from 'ajv/dist/2020.js'
import {readContentSchemas, readEventSchemas} from '../../../build/events/event-schemas.ts'

/** A problem with a field of an event. */
export interface ContentError {
  /** JSON pointer; empty for the event itself. */
  path: string
  message: string
}

async function createAjv(): Promise<Ajv2020> {
  const ajv = new Ajv2020({strict: false, allErrors: true})
  const schemas = {...(await readEventSchemas()), ...(await readContentSchemas())}
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  return ajv
}

/** Checks event contents against the schemas of the project; null for an event without a schema. */
export function createValidate() {
  let ready: Promise<Ajv2020> | undefined
  return async (schemaName: string, content: unknown): Promise<ContentError[] | null> => {
    ready ??= createAjv()
    const check = (await ready).getSchema(schemaName)
    if (!check) return null
    await check(content)
    return (check.errors ?? []).map(({instancePath, message = '', params}) => ({
      path: instancePath,
      message: 'additionalProperty' in params ? `${message}: ${params.additionalProperty}` : message,
    }))
  }
}

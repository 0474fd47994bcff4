import {Ajv2020} from 'ajv/dist/2020.js'
import {readSchemas} from '../../build/schemas/write.ts'
import type {Shape} from '../../src/widget/about.ts'

/** The problems of a value of a shape, one per line. */
export type Check = (shape: Shape, value: unknown) => string[]

/** Checks against the published files. */
export async function createChecks(): Promise<Check> {
  const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true, strictRequired: false})
  const names = new Map<string, string>()
  for (const [file, schema] of Object.entries(await readSchemas())) {
    ajv.addSchema(schema, file)
    names.set(schema.title ?? '', file)
  }
  const problemsOf = (shape: string, value: unknown): string[] => {
    const file = names.get(shape)
    if (!file) throw new Error(`${shape} has no file in dist/schemas`)
    if (ajv.validate(file, value)) return []
    return (ajv.errors ?? []).map(
      ({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
  return (shape, value) => {
    if (!shape.endsWith('[]')) return problemsOf(shape, value)
    return Array.isArray(value)
      ? value.flatMap((one) => problemsOf(shape.replace('[]', ''), one))
      : [`is no list of ${shape}`]
  }
}

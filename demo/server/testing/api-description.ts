import {readFileSync} from 'node:fs'
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {parse} from 'yaml'

type Schema = Record<string, unknown>

interface Body {
  content?: Record<string, {schema: Schema; example?: unknown}>
  $ref?: string
  /** The client's kind of error for the reply. */
  'x-vitrine-kind'?: string
}

interface Operation {
  /** The widgets that make the call, and what each needs from the answer. */
  'x-vitrine-widgets'?: Readonly<Record<string, string>>
  tags?: string[]
  operationId: string
  requestBody?: Body
  responses: Record<string, Body>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Body>
    parameters: Record<string, {name: string; in: string; required?: boolean}>
  }
}

const ID = 'https://vitrine.example/openapi'
const METHODS = ['get', 'post', 'put', 'delete']

const file = new URL('../../../src/api/openapi.yaml', import.meta.url)
export const description: Description = parse(readFileSync(file, 'utf8'))

const ajv = new Ajv2020({strict: false, allErrors: true})
addFormats.default(ajv)
ajv.addSchema({...description, $id: ID, $schema: 'https://json-schema.org/draft/2020-12/schema'})

const checks = new Map<string, ValidateFunction>()

/** Compiled once. Local references are inlined, so that a schema compiles outside the description. */
function checkOf(schema: Schema): ValidateFunction {
  const located = JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)
  const check = checks.get(located) ?? ajv.compile(JSON.parse(located))
  checks.set(located, check)
  return check
}

const resolve = (body: Body): Body =>
  body.$ref ? (description.components.responses[body.$ref.split('/').at(-1) ?? ''] ?? {}) : body

export const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method]
    return operation ? [{path, method, operation}] : []
  }),
)

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`).test(path)

/** Describes what is wrong with a value; empty for a valid one. */
export function problemsOf(schema: Schema, value: unknown): string[] {
  const validate = checkOf(schema)
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`)
}

/** Finds the operation that describes a call. */
export const findOperation = (method: string, pathname: string) =>
  operations.find((one) => one.method === method.toLowerCase() && matches(one.path, pathname))

/** The differences between a reply and its description. */
export async function replyProblems(reply: Response, method: string): Promise<string[]> {
  const {pathname} = new URL(reply.url)
  const found = findOperation(method, pathname)
  if (!found) return [`${method} ${pathname} is not described`]
  const body = found.operation.responses[reply.status]
  if (!body) return [`${method} ${pathname}: status ${reply.status} is not described`]
  const {content} = resolve(body)
  if (!content) return []
  const schema = content['application/json']?.schema
  if (!reply.headers.get('Content-Type')?.startsWith('application/json')) return ['the reply is not JSON']
  return schema ? problemsOf(schema, await reply.clone().json()) : []
}

/** Each example in the description, with its schema. */
export const examples = operations.flatMap(({path, method, operation}) =>
  [...Object.entries(operation.responses), ['request', operation.requestBody ?? {}] as const].flatMap(
    ([of, body]) =>
      Object.values(resolve(body).content ?? {}).map(({schema, example}) => ({
        name: `${method} ${path} ${of}`,
        schema,
        example,
      })),
  ),
)

/** Headers that the description requires. */
export const requiredHeaders = Object.values(description.components.parameters)
  .filter((one) => one.in === 'header' && one.required)
  .map(({name}) => name)

/** Each refusal in the description, with its example and its kind of error. */
export const refusals = operations.flatMap(({path, method, operation}) =>
  Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, body]) => ({
      name: `${method} ${path} ${status}`,
      status: Number(status),
      kind: resolve(body)['x-vitrine-kind'],
      example: resolve(body).content?.['application/json']?.example,
    })),
)

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** A schema and its nested schemas. */
function within(schema: Schema): Schema[] {
  const {properties = {}, items, oneOf, anyOf, additionalProperties} = schema
  const inner = [Object.values(Object(properties)), items, oneOf, anyOf, additionalProperties].flat()
  return [schema, ...inner.filter(isSchema).flatMap(within)]
}

export const allSchemas = Object.values(description.components.schemas).flatMap(within)

/** Replaces references by the schemas that they name. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  const reference = Reflect.get(schema, '$ref')
  if (typeof reference === 'string')
    return whole(description.components.schemas[reference.split('/').at(-1) ?? ''])
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, whole(value)]))
}

/** The schema of a successful reply (`GET /api/…`) without references, and its example. */
export function replySchemas(call: string): {schema: Schema; example: unknown} {
  const [method = '', path = ''] = call.split(' ')
  const found = operations.find((one) => one.path === path && one.method === method.toLowerCase())
  const body = resolve(found?.operation.responses[200] ?? {}).content?.['application/json']
  if (!body) throw new Error(`${call}: no reply is described`)
  const schema = whole(body.schema)
  return {schema: {...Object(schema)}, example: body.example}
}

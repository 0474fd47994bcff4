import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type {Validate} from '../../src/check/client.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'

const ID = 'https://vitrine.example/openapi'

/** Local references are made whole, so that a schema can be compiled outside the description. */
const located = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`))

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`).test(path)

const lastOf = (reference: unknown): string => String(reference).split('/').at(-1) ?? ''

/** Holds replies against an API description. */
export function createValidate(description: Record<string, unknown>): Validate {
  const ajv = new Ajv2020({strict: false, allErrors: true})
  addFormats.default(ajv)
  ajv.addSchema({...description, $id: ID, $schema: 'https://json-schema.org/draft/2020-12/schema'})
  const shared = asRecord(asRecord(description.components).responses)
  const paths = Object.entries(asRecord(description.paths))

  function findResponse(method: string, path: string, status: number): Record<string, unknown> | null {
    const [, item] = paths.find(([template]) => matches(template, path)) ?? []
    const responses = asRecord(asRecord(asRecord(item)[method.toLowerCase()]).responses)
    const response = responses[status]
    if (response === undefined) return null
    const {$ref, ...own} = asRecord(response)
    return $ref === undefined ? own : asRecord(shared[lastOf($ref)])
  }

  // a check takes a thousand times as long to make as to run
  const checks = new Map<object, ValidateFunction>()
  function checkOf(schema: object): ValidateFunction {
    const check = checks.get(schema) ?? ajv.compile(located(schema))
    checks.set(schema, check)
    return check
  }

  function problemsOf(schema: object, text: string): string[] {
    const parsed = parseJson(text)
    if (!parsed.ok) return [`the body ${parsed.problem}`]
    const check = checkOf(schema)
    if (check(parsed.value)) return []
    return (check.errors ?? []).map(({instancePath, message}) => `${instancePath || 'the body'} ${message}`)
  }

  return ({ask, status, header, text}) => {
    const {pathname} = new URL(ask.path, ID)
    const response = findResponse(ask.method, pathname, status)
    if (!response) return [`status ${status} is none of ${ask.method} ${pathname}`]
    const {schema} = asRecord(asRecord(response.content)['application/json'])
    if (typeof schema !== 'object' || schema === null) return []
    const type = header('Content-Type') ?? 'nothing'
    if (!type.startsWith('application/json')) return [`Content-Type application/json, not ${type}`]
    return problemsOf(schema, text)
  }
}

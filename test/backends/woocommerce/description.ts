import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js'
import {parse} from 'yaml'
import {isRecord} from '../../../src/lib/is-record.ts'
import {readPath} from '../../../src/lib/read-path.ts'

const ID = 'https://vitrine.example/store-api'
const JSON_BODY = 'content.application/json.schema'

const description: unknown = parse(readFileSync(join(import.meta.dirname, 'store-api.yaml'), 'utf8'))
const paths = Object.entries(Object(readPath(description, 'paths')))

const ajv = new Ajv2020({strict: false, allErrors: true})
ajv.addSchema({$id: ID, ...Object(description)})

/** An operation of the description, with the parameters of its path. */
export interface Operation {
  name: string
  params: Readonly<Record<string, string>>
  /** The problems of a request's parameters: a sentence by name. */
  checkQuery: (query: URLSearchParams) => Record<string, string>
  checkBody: (body: unknown) => Record<string, string>
  /** The problems of a reply. */
  checkReply: (status: number, body: unknown) => string[]
}

/** Follows a reference to another part of the description. */
function resolve(value: unknown): unknown {
  const reference = Object(value).$ref
  return typeof reference === 'string'
    ? readPath(description, reference.slice(2).replaceAll('/', '.'))
    : value
}

const compiled = new Map<string, ValidateFunction>()

function problemsOf(schema: unknown, value: unknown): ErrorObject[] {
  const text = JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text))
  compiled.set(text, check)
  return check(value) ? [] : (check.errors ?? [])
}

const nameOf = ({instancePath, params}: ErrorObject): string =>
  `${params.missingProperty ?? params.additionalProperty ?? instancePath.split('/')[1] ?? ''}`

const byName = (problems: readonly ErrorObject[]): Record<string, string> =>
  Object.fromEntries(problems.map((problem) => [nameOf(problem), `${nameOf(problem)} ${problem.message}`]))

function checkQuery(declared: unknown, query: URLSearchParams): Record<string, string> {
  const known = Array.isArray(declared) ? declared.filter(isRecord) : []
  return Object.fromEntries(
    [...query].flatMap(([name, value]) => {
      // `attributes[1][slug]` is declared as that of the first one
      const declaredName = name.replace(/\[\d+\]/, '[0]')
      const parameter = known.find((candidate) => candidate.name === declaredName)
      if (!parameter) return [[name, `${name} is not declared`]]
      const [problem] = problemsOf(parameter.schema, value)
      return problem ? [[name, `${name} ${problem.message}`]] : []
    }),
  )
}

function checkReply(responses: unknown, status: number, body: unknown): string[] {
  const response = resolve(readPath(responses, `${status}`) ?? readPath(responses, 'default'))
  const schema = readPath(response, JSON_BODY)
  if (!schema) return [`status ${status} is not declared`]
  return problemsOf(schema, body).map(
    ({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

const matcherOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** The operation of a call; null if the API has no such route. */
export function findOperation(method: string, path: string): Operation | null {
  for (const [template, item] of paths) {
    const operation = Object(item)[method.toLowerCase()]
    const match = matcherOf(template).exec(path)
    if (!operation || !match) continue
    const body = readPath(resolve(operation.requestBody), JSON_BODY)
    return {
      name: operation.operationId,
      params: {...match.groups},
      checkQuery: (query) => checkQuery(operation.parameters, query),
      checkBody: (value) => (body ? byName(problemsOf(body, value)) : {}),
      checkReply: (status, value) => checkReply(operation.responses, status, value),
    }
  }
  return null
}

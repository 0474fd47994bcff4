import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {findProblems} from '../../lib/json-schema/find-problems.ts'
import {isSchema} from '../../lib/json-schema/json-schema.ts'
import {parseJson} from '../../lib/parse-json.ts'
import type {Validate} from '../client.ts'

/** An object of the API description. */
type Part = Readonly<Record<string, unknown>>

const JSON_TYPE = 'application/json'

/** `/api/a/{id}` matches `/api/a/1`; a trailing slash is ignored. */
function matches(template: string, path: string): boolean {
  const [described = [], called = []] = [template, path].map((text) => text.split('/').filter(Boolean))
  return (
    described.length === called.length &&
    described.every((part, place) => part.startsWith('{') || part === called[place])
  )
}

/** Follows `#/components/…` from the root. */
const resolveIn = (root: Part, reference: string): Part =>
  reference
    .split('/')
    .slice(1)
    .reduce((part: Part, key) => asRecord(part[key]), root)

/** Checks replies against an API description. */
export function createValidate(description: Part): Validate {
  const paths = Object.entries(asRecord(description.paths))

  function findResponse(method: string, path: string, status: number): Part | null {
    const [, item] = paths.find(([template]) => matches(template, path)) ?? []
    const {responses} = asRecord(asRecord(item)[method.toLowerCase()])
    const response = asRecord(responses)[status]
    if (!isRecord(response)) return null
    return typeof response.$ref === 'string' ? resolveIn(description, response.$ref) : response
  }

  return ({ask, status, header, text}) => {
    const [called = ''] = ask.path.split('?')
    const response = findResponse(ask.method, called, status)
    if (!response) return [`status ${status} is not one of ${ask.method} ${called}`]
    const {schema} = asRecord(asRecord(response.content)[JSON_TYPE])
    if (!isSchema(schema)) return []
    const type = header('Content-Type') ?? 'nothing'
    if (!type.startsWith(JSON_TYPE)) return [`Content-Type ${JSON_TYPE}, not ${type}`]
    const parsed = parseJson(text)
    if (!parsed.ok) return [`the body ${parsed.problem}`]
    return findProblems(parsed.value, schema, description).map(
      ({path, problem}) => `${path || 'the body'} ${problem}`,
    )
  }
}

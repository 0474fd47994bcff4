import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import type {Validate} from '../client.ts'
import {findProblems, type Schema} from './schema.ts'

const JSON_TYPE = 'application/json'

/** `/api/a/{id}` matches `/api/a/1`; a trailing slash is ignored. */
function matches(template: string, path: string): boolean {
  const [wanted, given] = [template, path].map((one) => one.split('/').filter(Boolean))
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((part, place) => part.startsWith('{') || part === given?.[place])
  )
}

/** Follows `#/components/…` from the root. */
export const resolveIn = (root: Schema, reference: string): Schema =>
  reference
    .split('/')
    .slice(1)
    .reduce((part: Schema, key) => asRecord(part[key]), root)

/** Checks replies against an API description. */
export function createValidate(description: Schema): Validate {
  const resolve = (reference: string): Schema => resolveIn(description, reference)
  const paths = Object.entries(asRecord(description.paths))

  function findResponse(method: string, path: string, status: number): Schema | null {
    const [, item] = paths.find(([template]) => matches(template, path)) ?? []
    const {responses} = asRecord(asRecord(item)[method.toLowerCase()])
    const response = asRecord(responses)[status]
    if (!isRecord(response)) return null
    return typeof response.$ref === 'string' ? resolve(response.$ref) : response
  }

  return ({ask, status, header, text}) => {
    const [path = ''] = ask.path.split('?')
    const response = findResponse(ask.method, path, status)
    if (!response) return [`status ${status} is not one of ${ask.method} ${path}`]
    const {schema} = asRecord(asRecord(response.content)[JSON_TYPE])
    if (!isRecord(schema)) return []
    const type = header('Content-Type') ?? 'nothing'
    if (!type.startsWith(JSON_TYPE)) return [`Content-Type ${JSON_TYPE}, not ${type}`]
    const parsed = parseJson(text)
    if (!parsed.ok) return [`the body ${parsed.problem}`]
    return findProblems({value: parsed.value, path: '', schema, resolve})
  }
}

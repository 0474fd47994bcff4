import {didYouMean} from '../../lib/did-you-mean.ts'
import {findProblems} from '../../lib/json-schema/find-problems.ts'
import type {JsonSchema} from '../../lib/json-schema/json-schema.ts'
import {type KeptEvent, page} from '../../page/page.ts'
import {warn} from '../../page/report.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

let fetched: Promise<Schemas | null> | undefined

/** The schemas of all events of the shop by name; the file is next to the loader. */
async function fetchSchemas(): Promise<Schemas | null> {
  const url = `${page().base}events/all.json`
  try {
    const response = await fetch(url)
    if (response.ok) return await response.json()
    throw new Error(`HTTP Status ${response.status}`)
  } catch (error) {
    warn(
      'tracking',
      `${url} cannot be read (${error}): serve it beside the loader; until then only the receiver checks`,
    )
    return null
  }
}

/** The problems of an event, one line each. */
function toLines({event, data}: KeptEvent, schemas: Schemas): string[] {
  const schema = Object.hasOwn(schemas, event) && schemas[event]
  if (schema)
    return findProblems(data, schema).map(
      ({path, problem}) => `track('${event}', …): ${path || '/'} ${problem}`,
    )
  const near = didYouMean(event, Object.keys(schemas))
  return near ? [`track('${event}', …): the shop has no such event; did you mean "${near}"?`] : []
}

/** Checks an event's data against its schema and warns about problems. Events of the page have no schema. */
export async function checkOutgoingEvent(event: KeptEvent): Promise<void> {
  fetched ??= fetchSchemas()
  const schemas = await fetched
  if (schemas) for (const line of toLines(event, schemas)) warn('tracking', line)
}

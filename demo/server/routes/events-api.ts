import {Hono} from 'hono'
import {isRecord} from '../../../src/lib/is-record.ts'
import type {DemoEnv} from '../http/env.ts'
import {refuseCrumb} from '../http/guards.ts'
import {parseShallow} from '../http/parse-json.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'
import {originOf, readContent, readSent, readText} from '../tracking/read-sent.ts'
import {createValidate} from '../tracking/validate.ts'

/** The older and the newer tracker (tracking.md T1, T3). Their token is in the body or missing: beacons have no headers. */
export function eventsApi({received}: Services) {
  const app = new Hono<DemoEnv>()
  const validate = createValidate()
  app.post('/events/RecordEvent', async (c) => {
    const fields = await readSent(c)
    const crumb = c.get('saidCrumb')
    const isRight = c.get('isOtherPage') || (crumb !== null && fields.crumb === crumb)
    if (!isRight) return refuseCrumb(c)
    const [name, data] = [readText(fields, 'event'), readContent(fields, 'data')]
    await received.keep({channel: 'older', name, body: fields, data, ...originOf(c)})
    return c.json({ok: true})
  })
  app.post('/v1/clanker/events', async (c) => {
    const fields = await readSent(c)
    const name = readText(fields, 'eventSchemaName')
    const data = readContent(fields, 'eventContent')
    await received.keep({channel: 'newer', name, body: fields, data, ...originOf(c)})
    return c.json({ok: true})
  })
  app.post('/v1/clanker/validate-event-content/:schemaName', async (c) => {
    const content = await readSent(c)
    const errors = await validate(c.req.param('schemaName'), content)
    if (!errors) throw new Refusal(404, 'There is no schema of this name.')
    return c.json({valid: !errors.length, errors})
  })
  return app
}

/** Maximum errors in one report. */
const MOST_ERRORS = 20

interface ErrorReport {
  event: string
  data: Record<string, unknown>
  timestamp: number
}

const isErrorReport = (value: unknown): value is ErrorReport =>
  isRecord(value) &&
  typeof value.event === 'string' &&
  isRecord(value.data) &&
  Number.isFinite(value.timestamp)

/** Errors in pages (tracking.md T12), with the token in the header like every write of the shop. */
export function errorsApi({received}: Services) {
  const app = new Hono<DemoEnv>()
  app.post('/events/RecordJavascriptErrors', async (c) => {
    const parsed = parseShallow(await c.req.text())
    const body = parsed.ok ? parsed.value : null
    if (!Array.isArray(body) || !body.length || body.length > MOST_ERRORS || !body.every(isErrorReport))
      throw new Refusal(
        400,
        `The body must be a list of 1 to ${MOST_ERRORS} reports {event, data, timestamp}.`,
      )
    const name = 'RecordJavascriptErrors'
    await received.keep({channel: 'errors', name, body, data: {reports: body}, ...originOf(c)})
    return c.json({ok: true})
  })
  return app
}

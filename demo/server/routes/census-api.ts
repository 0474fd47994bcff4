import {Hono} from 'hono'
import {ENGINES, isEngine} from '../../../build/publish/watch/counts.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'
import {checkVisitor, originOf, readContent, readSent, readText} from '../tracking/read-sent.ts'

type Fields = Record<string, unknown>

const OVERLAY_EVENTS = ['view', 'close', 'submit', 'action']

function checkOverlay({event, version}: Fields): void {
  if (!OVERLAY_EVENTS.some((known) => known === event))
    throw new Refusal(400, `event must be one of ${OVERLAY_EVENTS.join(', ')}.`)
  if (typeof version !== 'string') throw new Refusal(400, 'version must be a text.')
}

const COUNTS = ['mounts', 'errors', 'missing']
/** Of a release, as Semantic Versioning writes it. */
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,40})?$/

function checkFieldData(fields: Fields): void {
  const data = readContent(fields, 'data')
  if (!VERSION.test(readText(data, 'version')))
    throw new Refusal(400, 'version must be a version as in 1.2.0.')
  const {interaction = 0, engine} = data
  if (!isEngine(engine)) throw new Refusal(400, `engine must be one of ${ENGINES.join(', ')}.`)
  const isRight =
    COUNTS.every((name) => Number.isSafeInteger(data[name]) && Number(data[name]) >= 0) &&
    Number(data.errors) <= Number(data.mounts) &&
    Number.isFinite(interaction)
  if (!isRight) throw new Refusal(400, `${COUNTS.join(', ')} and interaction must be numbers.`)
}

/** Required fields by kind of call; the calls only report that something happened. */
const CALLS: Record<string, (fields: Fields) => void> = {
  'button-click': () => {},
  'button-render': () => {},
  'form-render': (fields) => readText(fields, 'formId'),
  overlay: checkOverlay,
  'field-data': checkFieldData,
}

/** Calls that count what visitors see (tracking.md T4 to T8). Clients ignore their errors. */
export function censusApi({received}: Services) {
  const app = new Hono<DemoEnv>()
  async function keep(c: DemoContext, name: string, body: Fields, data = body): Promise<Response> {
    checkVisitor(body, 'visitorCookie')
    await received.keep({channel: 'census', name, body, data, ...originOf(c)})
    return c.json({ok: true})
  }
  app.post('/census/RecordHit', async (c) => {
    const fields = await readSent(c)
    readText(fields, 'event')
    checkVisitor(fields, 'ss_cvr')
    return keep(c, 'RecordHit', fields, readContent(fields, 'data'))
  })
  app.post('/census/RecordQuickView/:productId', async (c) =>
    keep(c, 'RecordQuickView', {...(await readSent(c)), productId: c.req.param('productId')}),
  )
  for (const [name, check] of Object.entries(CALLS))
    app.post(`/census/${name}`, async (c) => {
      const fields = await readSent(c)
      check(fields)
      return keep(c, name, fields, 'data' in fields ? {...fields, ...readContent(fields, 'data')} : fields)
    })
  return app
}

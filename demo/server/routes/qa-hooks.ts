import {Hono} from 'hono'
import {asRecord} from '../../../src/lib/as-record.ts'
import {HOME} from '../../seed/stores.ts'
import {isShortStock, SHORT_STOCK, setShortStock} from '../cart/short-stock.ts'
import type {Database} from '../database.ts'
import {tellAnswers} from '../forms/answers.ts'
import {findForm} from '../forms/submissions.ts'
import {readJson} from '../http/body.ts'
import {forgetOwner, readOwner, setOwner} from '../http/cookies.ts'
import type {DemoEnv} from '../http/env.ts'
import {onlyLocal} from '../http/origin.ts'
import {Refusal} from '../http/refusal.ts'
import {isRole, type Role} from '../members/owners.ts'
import {readFault} from '../qa/fault.ts'
import type {Faults} from '../qa/faults.ts'
import {resetDatabase} from '../seed-database.ts'
import type {Services} from '../services.ts'

const parsed = (value: unknown): unknown => JSON.parse(String(value))

const listOf = async (database: Database, table: 'orders' | 'submissions') => {
  const rows = await database.all(`SELECT data FROM ${table} ORDER BY created`)
  return rows.map(({data}) => parsed(data))
}

/** Form submissions as an inbox displays them. */
async function listMessages(database: Database) {
  const sent = await listOf(database, 'submissions')
  const messages = sent.map(asRecord).filter(({kind}) => kind === 'form')
  return Promise.all(
    messages.map(async ({formId, form}) => {
      const found = await findForm(database, String(formId))
      return {formId, title: found.form.name ?? '', answers: tellAnswers(form, found.form, HOME)}
    }),
  )
}

function readTime(value: unknown): number | null {
  if (value === null || (Number.isSafeInteger(value) && Number(value) >= 0))
    return value === null ? null : Number(value)
  throw new Refusal(400, 'now must be epoch milliseconds, or null for the time of the system.')
}

/** Epoch milliseconds; the beginning where the request has none. */
function readSince(text: string | undefined): number {
  const since = Number(text ?? 0)
  if (text !== '' && Number.isSafeInteger(since) && since >= 0) return since
  throw new Refusal(400, 'since must be epoch milliseconds.')
}

function readRole({role = 'admin'}: Record<string, unknown>): Role {
  if (!isRole(role)) throw new Refusal(400, 'role must be the name of a role.')
  return role
}

/** The hooks that tests use to inspect and control the server. */
export function qaHooks(
  {database, carts, received, clock, owners, limits, withdrawals, comments, products}: Services,
  faults: Faults,
) {
  const app = new Hono<DemoEnv>()
  app.use(onlyLocal())
  app.post('/reset', async (c) => {
    faults.clear()
    clock.set(null)
    limits.clear()
    await resetDatabase(database, products)
    return c.json({ok: true})
  })
  app.post('/faults', async (c) => {
    const fault = readFault(await readJson(c))
    faults.add(fault)
    return c.json({ok: true, fault}, 201)
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json({ok: true})
  })
  app.post('/short-stock', async (c) => {
    const {does} = await readJson(c)
    if (!isShortStock(does)) throw new Refusal(400, `does must be one of ${SHORT_STOCK.join(', ')}.`)
    await setShortStock(database, does)
    return c.json({ok: true})
  })
  app.post('/owner', async (c) => {
    const role = readRole(await readJson(c))
    setOwner(c, await owners.logIn(role))
    return c.json({role})
  })
  app.delete('/owner', async (c) => {
    await owners.logOut(readOwner(c) ?? '')
    forgetOwner(c)
    return c.json({ok: true})
  })
  app.get('/carts', async (c) => c.json(await carts.list()))
  app.get('/orders', async (c) => c.json(await listOf(database, 'orders')))
  app.get('/submissions', async (c) => c.json(await listOf(database, 'submissions')))
  app.get('/messages', async (c) => c.json(await listMessages(database)))
  app.get('/withdrawals', async (c) => c.json(await withdrawals.list()))
  app.get('/comments', async (c) => c.json(await comments.list()))
  app.get('/mails', async (c) => c.json(await withdrawals.mails()))
  app.get('/events', async (c) => c.json(await received.list(c.req.query('name') ?? null)))
  app.get('/field-data', async (c) => c.json(await received.fieldData(readSince(c.req.query('since')))))
  app.post('/clock', async (c) => {
    clock.set(readTime((await readJson(c)).now))
    return c.json({now: clock.now()})
  })
  return app
}

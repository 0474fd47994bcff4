import {Hono} from 'hono'
import {receiptPage, withdrawalPage} from '../../views/withdrawal.ts'
import {readForm} from '../http/body.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {refuseWrite} from '../http/guards.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {checkStatement, readStatement} from '../withdrawals/check-statement.ts'
import {type Problem, problemOf} from './refuse.ts'

type Fields = Record<string, string>

const CONFIRMED = 'confirmed'
const CORRECTED = 'corrected'

/** The withdrawal function for visitors without script: the statement, its confirmation, the receipt. */
export function withdrawal({withdrawals, limits}: Services, render: Render) {
  const refuse = (c: DemoContext, {crumb}: Fields): Problem | null => refuseWrite(c, crumb, limits)

  /** The first step stores nothing. */
  function check(c: DemoContext, fields: Fields): Problem | null {
    try {
      checkStatement(readStatement(fields))
      return null
    } catch (error) {
      return problemOf(c, error)
    }
  }

  async function keep(c: DemoContext, fields: Fields): Promise<string | Problem> {
    const [visitor, network, store] = [c.get('visitor'), c.get('network'), c.get('store')]
    try {
      const {id} = await withdrawals.keep(fields, {visitor, network, store})
      return `/withdrawal/${id}`
    } catch (error) {
      return problemOf(c, error)
    }
  }

  async function take(c: DemoContext, fields: Fields): Promise<Response> {
    const {step = ''} = fields
    const refused = refuse(c, fields)
    if (refused) return render(c, withdrawalPage({fields, ...refused}), refused.status)
    if (step === CORRECTED) return render(c, withdrawalPage({fields}))
    const outcome = step === CONFIRMED ? await keep(c, fields) : check(c, fields)
    if (typeof outcome === 'string') return c.redirect(outcome, 303)
    if (outcome) return render(c, withdrawalPage({fields, ...outcome}), outcome.status)
    return render(c, withdrawalPage({fields, key: crypto.randomUUID()}))
  }

  const app = new Hono<DemoEnv>()
  app.get('/withdrawal', (c) =>
    render(c, withdrawalPage({fields: {orderOrContract: c.req.query('order') ?? ''}})),
  )
  app.post('/withdrawal', async (c) => take(c, await readForm(c)))
  app.get('/withdrawal/:id', async (c) => {
    const found = await withdrawals.find(c.req.param('id'), c.get('visitor'))
    return found ? render(c, receiptPage(found)) : c.notFound()
  })
  return app
}

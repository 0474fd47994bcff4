import {Hono} from 'hono'
import {readJson} from '../http/body.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Services} from '../services.ts'

/** Statements of withdrawal from a script. They need no log-in. */
export function withdrawalsApi({withdrawals}: Services) {
  const app = new Hono<DemoEnv>()
  app.post('/commerce/withdrawals', async (c) => {
    const sender = {visitor: c.get('visitor'), network: c.get('network'), store: c.get('store')}
    const {id, receivedAt} = await withdrawals.keep(await readJson(c), sender)
    return c.json({id, receivedAt})
  })
  return app
}

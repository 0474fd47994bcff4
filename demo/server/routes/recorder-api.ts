import {createHash} from 'node:crypto'
import {Hono} from 'hono'
import type {DemoEnv} from '../http/env.ts'

/** Long enough that no two visitors share one. */
const LENGTH = 32

/** The identifier for recording a visitor's session: constant for the visit, and anonymous. */
export function recorderApi() {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/fullstory/getId', (c) =>
    c.json({data: createHash('sha256').update(c.get('visitor')).digest('hex').slice(0, LENGTH)}),
  )
  return app
}

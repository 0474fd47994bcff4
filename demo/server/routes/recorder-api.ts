import {createHash} from 'node:crypto'
import {Hono} from 'hono'
import type {DemoEnv} from '../http/env.ts'

/** Enough that no two visitors share one. */
const LENGTH = 32

/** Under which identifier a visitor's session would be recorded: the same for the whole visit, and nothing that names them. */
export function recorderApi() {
  const app = new Hono<DemoEnv>()
  app.get('/commerce/fullstory/getId', (c) =>
    c.json({data: createHash('sha256').update(c.get('visitor')).digest('hex').slice(0, LENGTH)}),
  )
  return app
}

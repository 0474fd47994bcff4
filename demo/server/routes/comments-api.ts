import {Hono} from 'hono'
import {readJson} from '../http/body.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Services} from '../services.ts'

/** Comments on the stories. They need no log-in. */
export function commentsApi({comments}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/comments', async (c) =>
    c.json(await comments.page(c.req.query('itemId') ?? '', c.req.query('cursor'), c.get('store'))),
  )
  app.post('/comments', async (c) =>
    c.json({comment: await comments.keep(await readJson(c), c.get('network'))}),
  )
  return app
}

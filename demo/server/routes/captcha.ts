import {Hono} from 'hono'
import {CAPTCHA_ANSWER_MS} from '../forms/captchas.ts'
import type {DemoEnv} from '../http/env.ts'
import type {Services} from '../services.ts'
import type {Asset} from './shop-files.ts'

/** Stands in for the captcha provider: a script with the same API, and the endpoint for its answers. */
export function captchaProvider({captchas}: Services, script: Asset) {
  const app = new Hono<DemoEnv>()
  app.get('/api.js', (c) =>
    c.body(script.text, 200, {'Content-Type': script.type, 'Cache-Control': 'public, max-age=300'}),
  )
  app.post('/answer', async (c) =>
    c.json({answer: await captchas.solve(c.get('network')), expiresIn: CAPTCHA_ANSWER_MS}, 200, {
      'Cache-Control': 'no-store',
    }),
  )
  return app
}

import {Hono, type MiddlewareHandler} from 'hono'
import {readOwnFile} from '../../qa/read-sizes.ts'
import type {DemoEnv} from '../http/env.ts'
import {wait} from '../qa/faults.ts'
import {builtFiles} from './files.ts'

/** Milliseconds that a file is kept back: the most that a fault may wait, too. */
const HELD = 10 * 60 * 1000

/**
 * The built files once more, but for the one that a widget is mounted by: kept back under `held/<widget>/`, refused under
 * `failing/<widget>/`. Addresses of their own, since browsers let pages wait for each other's files.
 */
export function qaFiles(distFolder: string) {
  const app = new Hono<DemoEnv>()
  const files = builtFiles(distFolder, /^\/qa\/\w+\/[\w-]+\//)
  const unless =
    (delay: number): MiddlewareHandler<DemoEnv> =>
    async (c, next) => {
      const own = await readOwnFile(distFolder, c.req.param('widget') ?? '')
      if (!own || !c.req.path.endsWith(`/${own}`)) return next()
      await wait(delay, c.req.raw.signal)
      return c.text('Kept back for QA', 503, {'Cache-Control': 'no-store'})
    }
  for (const [kind, delay] of [
    ['held', HELD],
    ['failing', 0],
  ] as const) {
    app.get(`/${kind}/:widget/*`, unless(delay))
    app.route(`/${kind}/:widget`, files)
  }
  return app
}

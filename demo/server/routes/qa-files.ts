import {Hono, type MiddlewareHandler} from 'hono'
import {readOwnFile} from '../../qa/read-sizes.ts'
import type {DemoEnv} from '../http/env.ts'
import {wait} from '../qa/faults.ts'
import {builtFiles} from './files.ts'

/** Milliseconds that a file is held back; also the longest delay of a fault. */
const HELD = 10 * 60 * 1000

/**
 * Serves the built files again, except that a widget's own file is held back under `held/<widget>/` or refused under
 * `failing/<widget>/`. The addresses are separate, because browsers make pages wait for each other's files.
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

import {Hono} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {errorPage, notFoundPage} from '../pages/not-found.ts'
import type {DemoContext, DemoEnv} from './http/env.ts'
import {crumbs, csrf, rateLimited} from './http/guards.ts'
import {contentSecurityPolicy, secureHeaders} from './http/headers.ts'
import type {RateLimit} from './http/rate-limit.ts'
import {createRender, type Render} from './http/render.ts'
import {createFaults, faultsHappen} from './qa/faults.ts'
import {Refusal} from './refusal.ts'
import {cartApi} from './routes/cart-api.ts'
import {builtFiles} from './routes/files.ts'
import {forms} from './routes/forms.ts'
import {inventoryApi} from './routes/inventory-api.ts'
import {pages} from './routes/pages.ts'
import {qaHooks} from './routes/qa-hooks.ts'
import {qaPages} from './routes/qa-page.ts'
import {type Asset, shopFiles} from './routes/shop-files.ts'
import type {Services} from './services.ts'

export interface AppOptions {
  services: Services
  limit: RateLimit
  assets: {style: Asset; qaScript: Asset}
  qa: boolean
  distFolder: string
  scriptUrl: string
  /** Told of what should not have happened. */
  log: (error: unknown) => void
}

/** Bytes that a visitor's call may send. */
const BODY_LIMIT = 100_000
/** Bytes of a QA call: faults can carry whole pages. */
const QA_BODY_LIMIT = 2_000_000

const isForScripts = (c: DemoContext) => /^\/(api|qa)\//.test(c.req.path)

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    // The rest of the body is not read, so the connection cannot be used again.
    onError: (c) => c.json({error: 'The body is too large.'}, 413, {Connection: 'close'}),
  })

function refused(c: DemoContext, render: Render, {status, message}: Refusal) {
  if (!isForScripts(c)) return render(c, status === 404 ? notFoundPage : errorPage, status)
  return c.json(status === 422 ? {message} : {error: message}, status)
}

function failed(c: DemoContext, render: Render, error: Error, log: AppOptions['log']) {
  if (error instanceof Refusal) return refused(c, render, error)
  log(error)
  return isForScripts(c) ? c.json({error: 'Something went wrong.'}, 500) : render(c, errorPage, 500)
}

function api(services: Services, limit: RateLimit) {
  const app = new Hono<DemoEnv>({strict: false})
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(rateLimited(limit), csrf(), limitBody(BODY_LIMIT))
  app.route('/', cartApi(services))
  app.route('/', inventoryApi(services))
  return app
}

/** The whole shop as one request handler. */
export function createApp({services, limit, assets, qa, distFolder, scriptUrl, log}: AppOptions) {
  const faults = createFaults()
  const render = createRender(services, {scriptUrl, styleUrl: assets.style.url, hasQa: qa})
  const app = new Hono<DemoEnv>({strict: false})
  app.use(secureHeaders(contentSecurityPolicy(scriptUrl)))
  if (qa) app.use(faultsHappen(faults))
  app.route('/vitrine', builtFiles(distFolder))
  app.route('/', shopFiles(qa ? [assets.style, assets.qaScript] : [assets.style]))
  app.use(crumbs())
  app.route('/api', api(services, limit))
  app.use('/cart/*', limitBody(BODY_LIMIT))
  app.route('/', pages(services, render))
  app.route('/', forms(services, render, limit))
  app.use('/qa/*', limitBody(QA_BODY_LIMIT))
  if (qa) {
    app.route('/qa', qaPages(services, render, {script: assets.qaScript, distFolder}))
    app.route('/qa', qaHooks(services, faults))
  }
  app.notFound((c) => (isForScripts(c) ? c.json({error: 'Not found.'}, 404) : render(c, notFoundPage, 404)))
  app.onError((error, c) => failed(c, render, error, log))
  return app
}

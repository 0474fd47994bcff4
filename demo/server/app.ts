import {Hono, type MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {HOME} from '../seed/stores.ts'
import {errorPage, notFoundPage} from '../views/not-found.ts'
import type {CartMode} from '../views/page.ts'
import {cartTokens} from './http/cart-token.ts'
import {clients} from './http/client.ts'
import {crumbs} from './http/crumbs.ts'
import type {DemoContext, DemoEnv} from './http/env.ts'
import {chooseStore, csrf, csrfOrToken, rateLimited} from './http/guards.ts'
import {contentSecurityPolicy, secureHeaders} from './http/headers.ts'
import {isWrite, refuseForeign} from './http/origin.ts'
import {allowOrigins, isOnOtherHost, knowOtherPages, type Origins} from './http/other-pages.ts'
import {Refusal, RetryLater} from './http/refusal.ts'
import {createRender, type Render} from './http/render.ts'
import {createFaults, faultsHappen} from './qa/faults.ts'
import {choosePresentation} from './qa/qa-page-of.ts'
import {account} from './routes/account.ts'
import {captchaProvider} from './routes/captcha.ts'
import {cartApi} from './routes/cart-api.ts'
import {censusApi} from './routes/census-api.ts'
import {checkout} from './routes/checkout.ts'
import {commentsApi} from './routes/comments-api.ts'
import {errorsApi, eventsApi} from './routes/events-api.ts'
import {builtFiles, ownPages, staticDemo} from './routes/files.ts'
import {formPosts} from './routes/form-posts.ts'
import {forms} from './routes/forms.ts'
import {formsApi} from './routes/forms-api.ts'
import {inventoryApi} from './routes/inventory-api.ts'
import {looks} from './routes/looks.ts'
import {media} from './routes/media.ts'
import {membersApi} from './routes/members-api.ts'
import {pages} from './routes/pages.ts'
import {productsApi} from './routes/products-api.ts'
import {provider} from './routes/provider.ts'
import {qaFiles} from './routes/qa-files.ts'
import {qaHooks} from './routes/qa-hooks.ts'
import {type QaScripts, qaPages} from './routes/qa-page.ts'
import {qaReact} from './routes/qa-react.ts'
import {qaWidgets} from './routes/qa-widgets.ts'
import {recorderApi} from './routes/recorder-api.ts'
import {renderingApi} from './routes/rendering-api.ts'
import {searchApi} from './routes/search-api.ts'
import {type Asset, shopFiles, speculationRulesAsset} from './routes/shop-files.ts'
import {toolsApi} from './routes/tools-api.ts'
import {wishlist} from './routes/wishlist.ts'
import {withdrawal} from './routes/withdrawal.ts'
import {withdrawalsApi} from './routes/withdrawals-api.ts'
import type {Services} from './services.ts'
import {createHints} from './site/hints.ts'
import type {Templates} from './site/templates.ts'

export interface AppOptions {
  services: Services
  /** The number of the server's own proxies, whose headers are trusted. */
  proxies: number
  /** Other origins whose pages may send tracking events. */
  eventOrigins: readonly string[]
  /** Other origins that host pages of the shop. They call this API, and their carts are identified by tokens. */
  shopOrigins: Origins
  /** The origin of this API for pages on those origins. */
  apiOrigin: () => string
  assets: {
    style: Asset
    looks: {layout: Asset; skins: readonly {name: string; shop: string; asset: Asset}[]}
    qaScripts: QaScripts
    captcha: Asset
    checkout: Asset
    tagService: Asset
  }
  templates: () => Promise<Templates>
  isDevelopment: boolean
  qa: boolean | 'pages'
  distFolder: string
  pagesFolder: string | undefined
  scriptUrl: string
  cartMode: CartMode
  /** Called with unexpected errors. */
  log: (error: unknown) => void
}

/** Maximum bytes of a visitor's call. */
const BODY_LIMIT = 100_000
/** Maximum bytes of a submitted form: visitors paste whole letters. */
const FORM_LIMIT = 2_000_000
/** Maximum bytes of a QA call: faults can contain whole pages. */
const QA_BODY_LIMIT = 2_000_000

const isForScripts = (c: DemoContext) => /^\/(api|qa(?!\/widgets))\//.test(c.req.path)

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    // The rest of the body is not read, so the connection cannot be reused.
    onError: (c) => c.json({error: 'The body is too large.'}, 413, {Connection: 'close'}),
  })

function refused(c: DemoContext, render: Render, refusal: Refusal) {
  const {status} = refusal
  if (refusal instanceof RetryLater) c.header('Retry-After', `${refusal.retryAfter}`)
  if (!isForScripts(c)) return render(c, status === 404 ? notFoundPage : errorPage(), status)
  const store = c.get('store') ?? HOME
  const [message, errors] = [refusal.messageIn(store), refusal.fieldErrorsIn(store)]
  return c.json(status === 422 ? {message} : {error: message, ...(errors && {errors})}, status)
}

function failed(c: DemoContext, render: Render, error: Error, log: AppOptions['log']) {
  if (error instanceof Refusal) return refused(c, render, error)
  log(error)
  return isForScripts(c) ? c.json({error: 'Something went wrong.'}, 500) : render(c, errorPage(), 500)
}

/** Calls from trackers: beacons cannot send the token that other writes require. */
function trackingApi(services: Services, {eventOrigins, shopOrigins}: AppOptions) {
  const app = new Hono<DemoEnv>({strict: false})
  const origins = () => [...eventOrigins, ...shopOrigins()]
  for (const path of ['/census/*', '/v1/clanker/*', '/events/RecordEvent'])
    app.use(path, refuseForeign(origins), rateLimited(services.limits.track), limitBody(BODY_LIMIT))
  app.route('/', censusApi(services))
  app.route('/', eventsApi(services))
  return app
}

function api(services: Services, render: Render, options: AppOptions) {
  const {eventOrigins, shopOrigins} = options
  const app = new Hono<DemoEnv>({strict: false})
  // the newer tracker's host may differ from the shop's: pages of exactly these origins can read its answers, including
  // refusals
  app.use(
    '/v1/clanker/*',
    allowOrigins(() => [...eventOrigins, ...shopOrigins()]),
  )
  app.use(allowOrigins(shopOrigins), knowOtherPages(shopOrigins))
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.route('/', trackingApi(services, options))
  const [limitForm, limitRest] = [limitBody(FORM_LIMIT), limitBody(BODY_LIMIT)]
  app.use(refuseForeign(shopOrigins), rateLimited(services.limits.write), csrfOrToken(), (c, next) =>
    (/^\/api\/(form|rest\/forms)\//.test(c.req.path) ? limitForm : limitRest)(c, next),
  )
  app.route('/', formsApi(services))
  app.route('/', cartApi(services))
  app.route('/', inventoryApi(services))
  app.route('/', productsApi(services))
  app.route('/', withdrawalsApi(services))
  app.route('/', commentsApi(services))
  app.route('/', renderingApi(services, render))
  app.route('/', searchApi(services))
  app.route('/', errorsApi(services))
  app.route('/', recorderApi())
  // only cookies identify who is logged in
  app.use(refuseForeign(), csrf())
  app.route('/site-users/account', membersApi(services))
  app.route('/', toolsApi(services))
  return app
}

/** Keeps what visitors store within its limits. A database that is locked is swept after a later write. */
const sweepAfterWrites =
  ({shares}: Services, log: AppOptions['log']): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    await next()
    if (isWrite(c.req.method))
      await shares.sweep().catch((error) => !(error instanceof Refusal) && log(error))
  }

/** The whole shop as one request handler. */
export function createApp(options: AppOptions) {
  const {services, assets, templates, isDevelopment, qa, distFolder, pagesFolder, scriptUrl, log} = options
  const faults = createFaults()
  const surroundings = {
    scriptUrl,
    cartMode: options.cartMode,
    styleUrl: assets.style.url,
    hasQa: qa !== false,
  }
  const apiOf = (c: DemoContext) => (isOnOtherHost(c, options.shopOrigins) ? options.apiOrigin() : null)
  const addHints = createHints(distFolder)
  const render = createRender(services, {templates, surroundings, addHints, apiOf, isDevelopment, log})
  const app = new Hono<DemoEnv>({strict: false})
  app.use(clients(options.proxies))
  app.use(secureHeaders((c) => contentSecurityPolicy(scriptUrl, {api: apiOf(c)})))
  app.use(cartTokens(services.seals), sweepAfterWrites(services, log))
  if (qa) app.use(faultsHappen(faults))
  app.route('/vitrine', builtFiles(distFolder))
  app.route('/demo', staticDemo(distFolder))
  app.route('/', media())
  app.route('/provider', provider())
  app.use(chooseStore())
  if (qa) app.use(choosePresentation())
  const {layout, skins} = assets.looks
  const lookFiles = [layout, ...skins.map(({asset}) => asset)]
  app.route(
    '/',
    shopFiles([
      assets.style,
      assets.checkout,
      assets.tagService,
      speculationRulesAsset,
      ...lookFiles,
      ...(qa ? Object.values(assets.qaScripts) : []),
    ]),
  )
  app.use(crumbs(services.seals, faults.lent))
  if (pagesFolder) app.route('/pages', ownPages(pagesFolder))
  app.route('/api', api(services, render, options))
  for (const path of [
    '/cart/*',
    '/checkout',
    '/commerce/*',
    '/restock',
    '/account/*',
    '/withdrawal',
    '/wishlist',
  ])
    app.use(path, limitBody(BODY_LIMIT))
  app.use('/form/*', limitBody(FORM_LIMIT))
  app.use(refuseForeign())
  app.use('/recaptcha/answer', rateLimited(services.limits.write))
  app.route('/recaptcha', captchaProvider(services, assets.captcha))
  app.route('/', pages(services, render, {distFolder, scriptUrl}))
  const allLooks = skins.map(({asset: {text, url}, ...look}) => ({...look, css: text, style: url}))
  app.route('/looks', looks(services, render, {looks: allLooks, layout: layout.url, scriptUrl, apiOf}))
  app.route('/', forms(services, render))
  app.route('/', formPosts(services, render))
  app.route('/', withdrawal(services, render))
  app.route('/wishlist', wishlist(services, render))
  app.route('/', checkout(services, render, options.shopOrigins))
  app.route('/account', account(services, render))
  app.use('/qa/*', limitBody(QA_BODY_LIMIT))
  if (qa) {
    const qaOptions = {scripts: assets.qaScripts, templates, distFolder, scriptUrl}
    app.route('/qa', qaPages(services, render, qaOptions))
    app.route('/qa/widgets', qaWidgets(services, render, qaOptions))
    app.route('/qa/react', qaReact(services, render))
    app.route('/qa', qaFiles(distFolder))
  }
  if (qa === true) app.route('/qa', qaHooks(services, faults))
  app.notFound((c) => (isForScripts(c) ? c.json({error: 'Not found.'}, 404) : render(c, notFoundPage, 404)))
  app.onError((error, c) => failed(c, render, error, log))
  return app
}

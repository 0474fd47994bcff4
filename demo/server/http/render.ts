import type {ContentfulStatusCode} from 'hono/utils/http-status'
import {pageForms} from '../../seed/forms.ts'
import {toMoney} from '../../seed/product-item.ts'
import {stores} from '../../seed/stores.ts'
import {accountLabels} from '../../views/account-labels.ts'
import {pageContext} from '../../views/context.ts'
import {viewForm} from '../../views/form-view.ts'
import {errorPage} from '../../views/not-found.ts'
import {CART_MODES, type CartMode, type Page, type PageOf, type Visit} from '../../views/page.ts'
import {viewCards} from '../../views/product-view.ts'
import {cartInStore} from '../cart/in-store.ts'
import {findProductBySlug} from '../catalogue/catalogue.ts'
import {speculationRulesAsset} from '../routes/shop-files.ts'
import type {Services} from '../services.ts'
import type {AddHints} from '../site/hints.ts'
import {readSiteChrome} from '../site/site-chrome.ts'
import type {Templates} from '../site/templates.ts'
import {forgetCart, readCartId, readDismissed, readOwner} from './cookies.ts'
import type {DemoContext} from './env.ts'
import {readSession} from './member-cookies.ts'

/** The part of a visit that is the same for every visitor. */
export type Surroundings = Omit<
  Visit,
  | 'crumb'
  | 'api'
  | 'cart'
  | 'crossSell'
  | 'store'
  | 'dismissed'
  | 'member'
  | 'role'
  | 'siteChrome'
  | 'isQaPage'
>

/** Goes with everything. */
const CROSS_SELL = 'moon-plate'

export interface RenderOptions {
  /** Called for each page: during development, templates are read again. */
  templates: () => Promise<Templates>
  surroundings: Surroundings
  addHints: AddHints
  /** Origin of the API for the page; null for the page's own origin. */
  apiOf: (c: DemoContext) => string | null
  /** Displays template errors instead of the page. */
  isDevelopment: boolean
  log: (problem: unknown) => void
}

/** The count of the cart as the indicator writes it (product.md §9). */
const formatCount = (items: number): string => (items > 100 ? '100+' : `${items}`)

/** The data of every template. */
function dataOf(page: Page, {cart, store, crossSell, ...visit}: Visit) {
  const items = cart?.totalQuantity ?? 0
  const context = pageContext(page, store, visit.role)
  const {website, websiteSettings, productMerchandisingContext} = context
  const {language, dir, code} = store
  const hasFooterForm = visit.siteChrome.showsNewsletter && !page.data?.hasNoFooterForm
  return {
    website: {...website, useCLDRMoneyFormat: true},
    websiteSettings,
    productMerchandisingContext,
    context,
    store: {language, dir},
    stores: stores.map(({label, ...one}) => ({
      ...one,
      label,
      messages: null,
      translations: null,
      isCurrent: one.code === code,
    })),
    visit: {
      ...visit,
      accountLabels: accountLabels(store),
      items,
      count: formatCount(items),
      subtotal: toMoney(cart?.subtotalCents ?? 0, store.currency),
    },
    page: {
      title: page.title ?? '',
      description: page.description ?? '',
      styles: page.styles ?? [],
      scripts: page.scripts ?? [],
      theme: page.theme ?? '',
    },
    crossSell: crossSell && viewCards([crossSell], store, 4),
    footerForm: hasFooterForm ? {...viewForm(pageForms.footer, store), isOnEveryPage: true} : null,
    ...page.data,
  }
}

/** Renders pages with the visitor's cart. */
export function createRender({carts, members, owners, database}: Services, options: RenderOptions) {
  const {surroundings, addHints, apiOf, isDevelopment, log} = options

  /** A query changes it for one page: `?cart=popover`. */
  const cartModeOf = (c: DemoContext): CartMode =>
    CART_MODES.find((mode) => mode === c.req.query('cart')) ?? surroundings.cartMode

  async function visitOf(c: DemoContext): Promise<Visit> {
    const cartId = readCartId(c)
    const store = c.get('store')
    const cart = cartId ? await carts.read(cartId) : null
    if (cartId && !cart) forgetCart(c)
    const cartMode = cartModeOf(c)
    const member = (await readSession(c, members))?.member ?? null
    return {
      ...surroundings,
      cartMode,
      crossSell: cartMode === 'drawer' ? await findProductBySlug(database, CROSS_SELL, store) : null,
      crumb: c.get('crumb'),
      api: apiOf(c),
      cart: cart && cartInStore(cart, store),
      dismissed: readDismissed(c),
      member,
      isQaPage: c.req.path === '/qa',
      role: await owners.readRole(readOwner(c)),
      store,
      siteChrome: await readSiteChrome(database, {store, isMember: member !== null, path: c.req.path}),
    }
  }

  async function page(c: DemoContext, pageOf: PageOf, status: ContentfulStatusCode = 200): Promise<Response> {
    const [visit, templates] = await Promise.all([visitOf(c), options.templates()])
    const show = (one: Page) => templates.render(`pages/${one.template}`, dataOf(one, visit), visit.store)
    const {html, frames} = show(pageOf(visit))
    c.header('Cache-Control', 'no-store')
    if (c.req.header('Save-Data') !== 'on') c.header('Speculation-Rules', `"${speculationRulesAsset.url}"`)
    const hinted = await addHints(html)
    if (!frames) return c.html(hinted, status)
    log(new Error(`templates:\n${frames}`))
    return isDevelopment ? c.html(show(errorPage(frames)(visit)).html, 500) : c.html(hinted, status)
  }

  /** The content of a page without the layout, for scripts that fetch it. */
  async function part(c: DemoContext, pageOf: PageOf): Promise<string> {
    const [visit, templates] = await Promise.all([visitOf(c), options.templates()])
    const one = pageOf(visit)
    const {html, frames} = templates.render(`partials/${one.template}`, dataOf(one, visit), visit.store)
    if (frames) log(new Error(`templates:\n${frames}`))
    return html
  }

  return Object.assign(page, {part})
}

export type Render = ReturnType<typeof createRender>

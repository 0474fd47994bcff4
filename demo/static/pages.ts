import {type Example, readExamples} from '../../build/read-examples.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {fillExample} from '../qa/fill-example.ts'
import {platformExamples} from '../qa/platform-examples.ts'
import {codes, giftCards} from '../seed/codes.ts'
import {pageForms} from '../seed/forms.ts'
import {members} from '../seed/members.ts'
import {products} from '../seed/products.ts'
import {HOME} from '../seed/stores.ts'
import {presentProduct, type ShopProduct} from '../server/catalogue/catalogue.ts'
import type {Templates} from '../server/site/templates.ts'
import {pageContext} from '../views/context.ts'
import type {CartMode} from '../views/page.ts'
import {viewProduct} from '../views/product-view.ts'
import {statesOf} from './product-states.ts'
import {toRelative} from './to-relative.ts'

interface StaticPage {
  file: string
  /** In the links between the pages. */
  label: string
  title: string
  text: string
  isPlatform: boolean
  /** What an addition opens; on a page with the cart page, nothing. */
  cart: CartMode
  hasProducts: boolean
  /** Whether an example is on the page. */
  has: (example: Example) => boolean
}

const isAuthors = ({markup}: Example): boolean => markup.includes('data-vitrine=')

/** It covers the page, and has its own. */
const isTimed = ({markup}: Example): boolean => markup.includes('"showOnTimer": true')

const PAGES: readonly StaticPage[] = [
  {
    file: 'index.html',
    label: 'Author markup',
    title: 'Every widget, in author markup',
    text: 'Each widget in the markup that authors write. The cart page is one of them, so an addition opens nothing here.',
    isPlatform: false,
    cart: 'drawer',
    hasProducts: true,
    has: (example) => isAuthors(example) && !isTimed(example),
  },
  {
    file: 'platform.html',
    label: 'Platform markup',
    title: 'Every widget, in platform markup',
    text: 'Each widget in the markup of platform pages, as far as the platform has it.',
    isPlatform: true,
    cart: 'drawer',
    hasProducts: true,
    has: (example) => !isAuthors(example),
  },
  {
    file: 'drawer.html',
    label: 'Cart drawer',
    title: 'Adding opens the drawer',
    text: 'The same products, without the cart page: an addition, and the cart link, open the drawer.',
    isPlatform: false,
    cart: 'drawer',
    hasProducts: true,
    has: ({widget}) => widget === 'cart-drawer',
  },
  {
    file: 'popover.html',
    label: 'Cart popover',
    title: 'Adding opens the popover',
    text: 'The same products, without the cart page: an addition opens the popover for three seconds.',
    isPlatform: false,
    cart: 'popover',
    hasProducts: true,
    has: ({widget}) => widget === 'cart-popover',
  },
  {
    file: 'popup.html',
    label: 'Popup',
    title: 'A popup after two seconds',
    text: 'It covers the page, so it has its own.',
    isPlatform: false,
    cart: 'popover',
    hasProducts: false,
    has: isTimed,
  },
]

/** The products of the shop with an address of their picture, as the mock shop shows them in the cart. */
const itemOf = ({item, record}: ShopProduct) => ({...item, assetUrl: `/media/${record.slug}.svg`})

/** What the templates of the shop need, on a page that no server renders. */
const productData = (shopProduct: ShopProduct, idPrefix: string) => ({
  ...viewProduct({
    shopProduct: {...shopProduct, item: itemOf(shopProduct)},
    store: HOME,
    mode: 'page',
    idPrefix,
    isFirst: false,
  }),
  // of one product only: it sticks to the edge of the window
  isPage: false,
  // each page would have the same one, and a repeated addition counts once
  addId: '',
  visit: {crumb: ''},
  website: {useCLDRMoneyFormat: true},
  productMerchandisingContext: {[shopProduct.record.id]: shopProduct.merchandising},
})

/** A product with everything around it; its ids begin with a prefix, because the quick view shows it again. */
function markupOf(templates: Templates, product: ShopProduct, page: StaticPage, prefix = ''): string {
  const data = productData(product, prefix + product.record.slug)
  const {html, frames} = templates.render(
    `partials/static-${page.isPlatform ? 'platform' : 'author'}`,
    data,
    HOME,
  )
  if (frames) throw new Error(frames)
  return html.trim()
}

/** What the shop in the page has. */
const mockOf = (all: readonly ShopProduct[], templates: Templates, page: StaticPage, html: string) => ({
  products: all.map(itemOf),
  codes: [
    ...codes.filter(({isOver}) => !isOver),
    ...giftCards.map(({code, balance}) => ({code, name: 'Gift card', kind: 'giftCard', value: balance})),
  ],
  forms: Object.values(pageForms),
  members: Object.fromEntries(members.map(({email, password}) => [email, password])),
  quickViews: Object.fromEntries(
    all
      .filter(({record}) => html.includes(record.id))
      .map((product) => [product.record.id, markupOf(templates, product, page, 'quick-view-')]),
  ),
})

/** Without what changes with the day of the build. */
function contextOf(all: readonly ShopProduct[], isPlatform: boolean) {
  const {website, websiteSettings, ...context} = pageContext(
    {template: 'static', type: PAGE_TYPES.page, products: all},
    HOME,
    null,
  )
  const {timeZoneOffset, captchaSettings, ...rest} = website
  const {announcementBarSettings, popupOverlaySettings, ...settings} = websiteSettings
  return {
    ...context,
    website: {
      ...rest,
      captchaSettings: {...captchaSettings, scriptUrl: `${captchaSettings.scriptUrl}?answers=here`},
    },
    websiteSettings: {...settings, ...(isPlatform && {announcementBarSettings})},
    showAnnouncementBar: isPlatform,
  }
}

function widgetsOf(examples: readonly Example[]) {
  const names = [...new Set(examples.map(({widget}) => widget))].sort()
  return names.map((name) => ({
    name,
    examples: examples
      .filter(({widget}) => widget === name)
      .map((example, index) => ({...example, id: `${name}-${index + 1}`})),
  }))
}

/** The pages of the static demo by file name: products in every state, and the examples of every widget. */
export async function renderPages(templates: Templates): Promise<Map<string, string>> {
  const all = products.map((product) => presentProduct(product))
  const own = (await readExamples()).map((example) =>
    fillExample(example, {products: all, crumb: '', entry: 'none'}),
  )
  const examples = [...own, ...platformExamples(templates, all, HOME)]

  function render(page: StaticPage): string {
    const shown = examples.filter(page.has)
    const quickViews = shown.filter(({widget}) => widget === 'quick-view')
    const data = {
      ...page,
      store: HOME,
      website: {siteTitle: pageContext({template: '', type: PAGE_TYPES.page}, HOME, null).website.siteTitle},
      context: contextOf(all, page.isPlatform),
      mock: mockOf(all, templates, page, quickViews.map(({markup}) => markup).join()),
      pages: PAGES.map(({file, label}) => ({file, label, isCurrent: file === page.file})),
      products: (page.hasProducts ? all : []).map((product) => ({
        id: `shop-${product.record.slug}`,
        title: product.record.title,
        states: statesOf(product).join(' · '),
        markup: markupOf(templates, product, page),
      })),
      widgets: widgetsOf(shown),
    }
    const {html, frames} = templates.render('pages/static', data, HOME)
    if (frames) throw new Error(`${page.file}:\n${frames}`)
    const cart = shown.some(({widget}) => widget === 'cart-page') ? '#cart-page' : 'index.html#cart-page'
    return toRelative(html, {cart})
  }
  return new Map(PAGES.map((page) => [page.file, render(page)]))
}

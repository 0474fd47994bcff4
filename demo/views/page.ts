import type {Cart} from '../../src/api/generated/schema.ts'
import type {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Store} from '../seed/stores.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {Member} from '../server/members/sessions.ts'
import type {SiteChrome} from '../server/site/site-chrome.ts'

/** The values of `data-cart` on the loader's tag. */
export const CART_MODES = ['drawer', 'popover', 'page', 'none'] as const
export type CartMode = (typeof CART_MODES)[number]

/** The data of a visit that every page needs. */
export interface Visit {
  crumb: string
  cart: Cart | null
  /** The dismissed announcements, as stored in the cookie. */
  dismissed: string | null
  /** The logged-in member. */
  member: Member | null
  /** The number of the role that is logged in to the site's own account. */
  role: number | null
  store: Store
  siteChrome: SiteChrome
  scriptUrl: string
  /** Origin of the API, if it is not the page's. */
  api: string | null
  styleUrl: string
  /** What an addition and the cart link open. */
  cartMode: CartMode
  /** A product that the drawer displays below the lines. */
  crossSell: ShopProduct | null
  hasQa: boolean
  /** Whether the page is the first QA page, which the navigation links to. */
  isQaPage: boolean
}

/** One page: a template of `demo/templates/pages` and its data. */
export interface Page {
  template: string
  /** Absent on the home page. */
  title?: string
  type: (typeof PAGE_TYPES)[keyof typeof PAGE_TYPES]
  /** The template's own data, in addition to the data of every page. */
  data?: Readonly<Record<string, unknown>>
  description?: string
  /** The products that the page sells. */
  products?: readonly ShopProduct[]
  /** The product of a product page. */
  item?: ShopProduct
  /** Style sheets in addition to the shop's. */
  styles?: readonly string[]
  /** `light` or `dark`. @default as the visitor's system */
  theme?: string
  /** The page's own scripts, in addition to the loader. */
  scripts?: readonly string[]
}

/** Creates a page for a visit. */
export type PageOf = (visit: Visit) => Page

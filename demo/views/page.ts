import type {Cart} from '../../src/api/generated/schema.ts'
import type {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Store} from '../seed/stores.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {Member} from '../server/members/sessions.ts'
import type {SiteChrome} from '../server/site/site-chrome.ts'

/** What every page needs to know of the visit. */
export interface Visit {
  crumb: string
  cart: Cart | null
  /** What of the announcements the visitor has dismissed, as the cookie has it. */
  dismissed: string | null
  /** Who is logged in. */
  member: Member | null
  /** The number of the role of who is logged in to the site's own account. */
  role: number | null
  store: Store
  siteChrome: SiteChrome
  scriptUrl: string
  /** Origin of the API, where it is not the page's. */
  api: string | null
  styleUrl: string
  hasQa: boolean
}

/** One page: a template of `demo/templates/pages`, and what it shows. */
export interface Page {
  template: string
  /** Absent on the home page. */
  title?: string
  type: (typeof PAGE_TYPES)[keyof typeof PAGE_TYPES]
  /** What the template reads, besides what all pages have. */
  data?: Readonly<Record<string, unknown>>
  description?: string
  /** What the page sells. */
  products?: readonly ShopProduct[]
  /** The one product that the page is about. */
  item?: ShopProduct
  /** Style sheets besides the shop's. */
  styles?: readonly string[]
  /** `light` or `dark`. @default as the visitor's system */
  theme?: string
  /** Scripts of the page's own, besides the loader. */
  scripts?: readonly string[]
}

/** Makes a page for a visit. */
export type PageOf = (visit: Visit) => Page

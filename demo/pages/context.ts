import {site} from '../seed/site.ts'
import {PAGE_TYPE, type Page} from './page.ts'

const storeSettings = {
  selectedCurrency: site.currency,
  defaultCurrency: site.currency,
  expressCheckout: false,
  continueShoppingLinkUrl: '/shop',
  minimumOrderSubtotal: {currency: site.currency, value: '0.00'},
  multipleQuantityAllowedForServices: true,
  merchandisingSettings: {},
}

/** Milliseconds that the shop's time zone is ahead of UTC now. */
function timeZoneOffset(): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: site.timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts()
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d+):(\d+)/.exec(parts.find(({type}) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The collection type of products (product.md §3). */
const PRODUCTS = 13

const isInShop = (type: Page['type']) => type === PAGE_TYPE.collection || type === PAGE_TYPE.item

/** What the page says about itself to scripts (contract: page context). */
export const pageContext = ({type, item, products = []}: Page) => ({
  website: {
    id: site.id,
    identifier: site.identifier,
    siteTitle: site.name,
    language: site.language,
    timeZone: site.timeZone,
    timeZoneOffset: timeZoneOffset(),
    cloneable: false,
    captchaSettings: {siteKey: ''},
    shareButtonOptions: {},
  },
  websiteSettings: {
    country: site.country,
    storeSettings,
    simpleLikingEnabled: false,
    commentsEnabled: false,
  },
  cookieSettings: {
    isRestrictiveCookiePolicyEnabled: false,
    isRestrictiveCookiePolicyAbsolute: false,
    isCookieBannerEnabled: false,
  },
  templateId: site.templateId,
  pageType: type,
  collection: isInShop(type) ? {id: site.shopCollectionId, type: PRODUCTS, title: 'Shop'} : null,
  item: item ? {id: item.record.id, recordType: item.item.recordType, title: item.record.title} : null,
  tweakJSON: {},
  betaFeatureFlags: [],
  websiteRoles: [],
  showAnnouncementBar: false,
  productMerchandisingContext: Object.fromEntries(
    products.map(({record, merchandising}) => [record.id, merchandising]),
  ),
})

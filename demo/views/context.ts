import {timeZoneOffset} from '../../src/format/time-zone.ts'
import {COLLECTION_TYPES} from '../../src/model/content.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {announcementBarSettings, popupOverlaySettings} from '../seed/announcements.ts'
import {toMoney} from '../seed/product-item.ts'
import {FREE_SHIPPING, MINIMUM_ORDER} from '../seed/rates.ts'
import {site} from '../seed/site.ts'
import {convert, type Store} from '../seed/stores.ts'
import type {Page} from './page.ts'

/** The commerce settings of the store. */
export const storeSettingsOf = (store: Store) => {
  const {currency} = store
  return {
    selectedCurrency: currency,
    defaultCurrency: currency,
    expressCheckout: false,
    continueShoppingLinkUrl: '/shop',
    minimumOrderSubtotal: toMoney(convert(MINIMUM_ORDER, store), currency),
    freeShippingSubtotal: toMoney(convert(FREE_SHIPPING, store), currency),
    multipleQuantityAllowedForServices: true,
    merchandisingSettings: {},
  }
}

const isInShop = (type: Page['type']) => type === PAGE_TYPES.collection || type === PAGE_TYPES.item

/** The page's description of itself for scripts (contract: page context). */
export const pageContext = ({type, item, products = [], data}: Page, store: Store, role: number | null) => ({
  website: {
    id: site.id,
    identifier: site.identifier,
    siteTitle: site.name,
    language: store.language,
    timeZone: site.timeZone,
    timeZoneOffset: timeZoneOffset(site.timeZone, Date.now()),
    cloneable: false,
    captchaSettings: site.captcha,
    shareButtonOptions: {facebook: true, email: true},
  },
  websiteSettings: {
    country: site.country,
    storeSettings: storeSettingsOf(store),
    announcementBarSettings: announcementBarSettings(store),
    popupOverlaySettings: popupOverlaySettings(store),
    simpleLikingEnabled: true,
    commentsEnabled: true,
  },
  cookieSettings: {
    isRestrictiveCookiePolicyEnabled: false,
    isRestrictiveCookiePolicyAbsolute: false,
    isCookieBannerEnabled: false,
  },
  templateId: site.templateId,
  pageType: type,
  collection: isInShop(type)
    ? {id: site.shopCollectionId, type: COLLECTION_TYPES.products, title: 'Shop'}
    : null,
  item: item ? {id: item.record.id, recordType: item.item.recordType, title: item.record.title} : null,
  tweakJSON: {
    'tweak-product-basic-item-gallery-design': 'Slideshow',
    'tweak-product-basic-item-click-action': 'Lightbox',
    'tweak-product-basic-item-image-zoom-factor': '2.0',
  },
  betaFeatureFlags: [],
  ...(role !== null && {authenticatedAccount: {id: site.accountId}}),
  websiteRoles: role === null ? [] : [role],
  showAnnouncementBar: Boolean(data?.announcement),
  productMerchandisingContext: Object.fromEntries(
    products.map(({record, merchandising}) => [record.id, merchandising]),
  ),
})

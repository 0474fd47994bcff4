import {site} from './site.ts'

/** The owners' settings before anyone uses the site tools. */

interface SeedCollection {
  id: string
  urlId: string
  title: string
}

const collection = (last: string, urlId: string, title: string): SeedCollection => ({
  id: `5f1c0d2e9b3a4c0012ab34${last}`,
  urlId,
  title,
})

/** The pages of the shop; all their addresses are taken. */
export const collections: readonly SeedCollection[] = [
  {id: site.shopCollectionId, urlId: 'shop', title: 'Shop'},
  collection('d3', 'gallery', 'Gallery'),
  collection('d4', 'journal', 'Journal'),
  collection('d1', 'contact', 'Contact'),
  collection('d2', 'newsletter', 'Newsletter'),
  collection('d5', 'account', 'Account'),
  collection('d6', 'cart', 'Cart'),
  collection('d7', 'checkout', 'Checkout'),
  collection('d8', 'search', 'Search'),
]

const item = (collectionId: string) => ({collectionId, externalLink: null, memberAreaId: null, items: []})

const page = (address: string) => collections.flatMap(({id, urlId}) => (urlId === address ? item(id) : []))

const link = (url: string, title: string) => ({
  collectionId: null,
  externalLink: {url, title, newWindow: false},
  memberAreaId: null,
  items: [],
})

/** The main navigation first. Links outside every navigation are in `_hidden`. */
export const navigations: Readonly<Record<string, readonly object[]>> = {
  mainNav: [
    ...page('shop'),
    link('/shop/throwing-class', 'Classes'),
    link('/shop/gift-card', 'Gift cards'),
    ...page('journal'),
    ...page('contact'),
    ...page('search'),
  ],
  footerNav: [],
}

/** Areas for members only. */
export const memberAreas = [{...item(''), collectionId: null, memberAreaId: 'studio-members'}] as const

export const documents: Readonly<Record<string, object>> = {
  'header-footer': {
    header: {layout: 'branding-left', isSticky: true},
    footer: {text: '', showsNewsletter: true},
  },
  multilingual: {
    isConnected: true,
    isAutomatic: false,
    defaultLanguage: site.language,
    languages: [
      {code: site.language, name: 'English', customCode: null, isEnabled: true},
      {code: 'ar', name: 'العربية', customCode: null, isEnabled: true},
      {code: 'ja', name: '日本語', customCode: null, isEnabled: true},
      {code: 'en-US', name: 'Maine English', customCode: 'en-maine', isEnabled: false},
    ],
  },
  'commerce-preferences/checkout': {isTaxIncluded: false, minimumOrderCents: 1000, guestCheckout: true},
}

interface SeedPlace {
  id: string
  name: string
  address: string
  lat: number
  lng: number
}

export const places: readonly SeedPlace[] = [
  {
    id: 'kiln-and-paper',
    name: 'Kiln & Paper',
    address: '12 Wharf Street, Portland, ME 04101, USA',
    lat: 43.6561,
    lng: -70.2527,
  },
  {
    id: 'portland-head',
    name: 'Portland Head Light',
    address: '12 Captain Strout Circle, Cape Elizabeth, ME 04107, USA',
    lat: 43.6231,
    lng: -70.2078,
  },
  {
    id: 'portland-museum',
    name: 'Portland Museum of Art',
    address: '7 Congress Square, Portland, ME 04101, USA',
    lat: 43.6541,
    lng: -70.2622,
  },
  {
    id: 'cafe-eteinte',
    name: 'Café Éteinte 100%',
    address: '4 Rue de la Poterie, 35000 Rennes, France',
    lat: 48.1096,
    lng: -1.6806,
  },
]

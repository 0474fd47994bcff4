/** Enumerations of content (product.md §3), by name with their codes. */

export const RECORD_TYPES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const

/** The two that templates test directly. */
export const PAGE_COLLECTION = 10
export const TEMPLATE_PAGE_COLLECTION = 7

export const COLLECTION_TYPES = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': TEMPLATE_PAGE_COLLECTION,
  'splash-page': 8,
  page: PAGE_COLLECTION,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
} as const

export const COLLECTION_VIEWS = ['list', 'grid', 'product'] as const

export const BACKGROUND_SOURCES = {upload: 1, instagram: 2, video: 3, none: 4} as const

export const FOLDER_BEHAVIORS = {index: 1, redirect: 2, none: 3} as const

/** Listed with those that have codes, but without one. */
export const FOLDER_VARIATION = 'variation'

export const PROMOTED_BLOCKS = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const

/** The code for an undefined value in records and background sources. */
export const UNDEFINED_CODE = -1

import {PLAN_FEATURES, ROLES} from './account.ts'
import {BLOCK_TYPES, BLOCK_VARIANT_TYPES} from './blocks.ts'
import {
  BACKGROUND_SOURCES,
  COLLECTION_TYPES,
  COLLECTION_VIEWS,
  FOLDER_BEHAVIORS,
  FOLDER_VARIATION,
  PROMOTED_BLOCKS,
  RECORD_TYPES,
  UNDEFINED_CODE,
} from './content.ts'
import {CURRENCIES} from './currency.ts'
import {DEVICE_VIEWS, MEDIA_TYPES, POSITIONS, TWEAK_EVENTS, TWEAK_PAGE_TYPES} from './editor.ts'
import {PAGE_TYPES} from './page-type.ts'
import {POPUP_OVERLAY_KEYS} from './popup-overlay.ts'
import {PRODUCT_TYPE} from './product-type.ts'
import {SLICE_NAMES, SLICE_TYPES, SLIDE_NAMES} from './slides.ts'
import {US_TERRITORIES} from './territory.ts'

/** Names with their codes in data, or names alone. */
export type Enumeration = Readonly<Record<string, number | string | null>> | readonly string[]

/** Every enumeration of product.md §2, §3 and §9: for the reference, and for tools that offer a choice. */
export const ENUMERATIONS = {
  backgroundSources: {...BACKGROUND_SOURCES, undefined: UNDEFINED_CODE},
  blockTypes: BLOCK_TYPES,
  blockVariantTypes: {first: BLOCK_VARIANT_TYPES.first, last: BLOCK_VARIANT_TYPES.last},
  blocksWithVariants: BLOCK_VARIANT_TYPES.kinds,
  collectionTypes: COLLECTION_TYPES,
  collectionViews: COLLECTION_VIEWS,
  currencies: CURRENCIES,
  deviceViews: DEVICE_VIEWS,
  folderBehaviors: {...FOLDER_BEHAVIORS, [FOLDER_VARIATION]: null},
  mediaTypes: MEDIA_TYPES,
  pageTypes: PAGE_TYPES,
  planFeatures: PLAN_FEATURES,
  popupOverlayKeys: POPUP_OVERLAY_KEYS,
  positions: POSITIONS,
  productTypes: PRODUCT_TYPE,
  promotedBlocks: PROMOTED_BLOCKS,
  recordTypes: {...RECORD_TYPES, undefined: UNDEFINED_CODE},
  roles: ROLES,
  sliceNames: SLICE_NAMES,
  sliceTypes: SLICE_TYPES,
  slideNames: SLIDE_NAMES,
  tweakEvents: TWEAK_EVENTS,
  tweakPageTypes: TWEAK_PAGE_TYPES,
  usTerritories: US_TERRITORIES,
} as const satisfies Record<string, Enumeration>

/** What the editor of a site and its tools share (product.md §2 and §3). */

/** Places in a grid of three by three, row by row. */
export const POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const

/** What a gallery's item may hold. */
export const MEDIA_TYPES = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const

export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const

export const TWEAK_EVENTS = [
  'change',
  'close',
  'save',
  'reset',
  'aftershow',
  'afterclose',
  'beforeopen',
] as const

/** Pages whose looks are edited apart from the site's own. */
export const TWEAK_PAGE_TYPES = [
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
  'SSO_PAGE',
] as const

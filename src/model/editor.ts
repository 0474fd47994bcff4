/** Shared by the editor of a site and its tools (product.md §2 and §3). */

/** Positions in a grid of three by three, row by row. */
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

/** The media types of a gallery item. */
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

/** Pages whose design is edited separately from the site's. */
export const TWEAK_PAGE_TYPES = [
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
  'SSO_PAGE',
] as const

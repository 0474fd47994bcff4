/** The files of `dist/schemas`, each with the definition that it describes. */
export const SHAPE_FILES = {
  product: 'ProductItem',
  variant: 'VariantItem',
  form: 'FormDefinition',
  gallery: 'GalleryOptions',
  context: 'PageContext',
  cart: 'ServedCart',
  'cart-page': 'CartPageOptions',
  merchandising: 'Merchandising',
  order: 'Order',
  'popup-overlay': 'PopupOverlaySettings',
  'notice-files': 'NoticeFiles',
  'account-labels': 'AccountLabels',
} as const

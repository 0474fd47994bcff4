import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {page} from '../../page/page.ts'

/** A region that a page may write itself. */
export interface Region {
  /** Selector of our content; absent if the widget uses the template directly. */
  selector?: string
  /** Values for `{name}` in its texts, besides `{message}`, the default text. */
  values?: () => Record<string, string>
}

type Regions = Readonly<Record<string, Region>>

/** The title of the item that the popover announces. */
const added = () => ({productName: textOrNull(readPath(page().state, 'lastAdded.title')) ?? ''})

const at = (selector: string): Region => ({selector})
const TAKEN: Region = {}

const lightboxAt = (prefix = ''): Regions => ({
  [`${prefix}previous`]: at('.vitrine-lightbox__previous'),
  [`${prefix}next`]: at('.vitrine-lightbox__next'),
  [`${prefix}close`]: at('.vitrine-lightbox__close'),
  [`${prefix}zoom`]: at('.vitrine-lightbox__zoom'),
})

const arrowsOf = (block: string): Regions => ({
  previous: at(`.${block}__previous`),
  next: at(`.${block}__next`),
})

/** Regions of each widget, by their name in `data-slot`; described in its `about.ts`. */
export const REGIONS: Readonly<Record<string, Regions>> = {
  'announcement-bar': {dismiss: at('.announcement-bar__dismiss')},
  'cart-drawer': {line: TAKEN, code: TAKEN, 'cross-sell': TAKEN},
  'cart-page': {line: TAKEN, code: TAKEN, empty: TAKEN, 'below-totals': TAKEN},
  'cart-popover': {
    added: {selector: '.cart-popover__text', values: added},
    link: at('.cart-popover__link'),
    close: at('.cart-popover__close'),
  },
  form: {sent: at('.vitrine-form__thanks'), close: at('.vitrine-form__close')},
  gallery: {...arrowsOf('gallery'), ...lightboxAt('lightbox-')},
  lightbox: lightboxAt(),
  'member-account': {
    title: at('.member-account__title'),
    reveal: at('.member-account__reveal'),
    'log-out': at('.member-account__log-out'),
  },
  newsletter: {sent: at('.newsletter__thanks'), close: at('.newsletter__close')},
  'popup-overlay': {
    close: at('.popup-overlay__close'),
    sent: at('.popup-overlay__form .newsletter__thanks'),
  },
  'product-gallery': {...arrowsOf('product-gallery'), ...lightboxAt('lightbox-')},
  products: {card: TAKEN},
  'quick-view': {...arrowsOf('quick-view'), close: at('.quick-view__close')},
  'recently-viewed': {card: TAKEN},
  'related-products': {card: TAKEN},
  'restock-form': {sent: at('.restock-form__message:not(.restock-form__problem)')},
}

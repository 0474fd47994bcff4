import type {WidgetEntry} from '../src/contract/widget.ts'
import {keepPresses} from '../src/page/keep-presses.ts'

export interface Line extends WidgetEntry {
  /**
   * The file that names the widget. The loader itself knows the widgets that a page may need at the start. It learns
   * all others from the page engine, which keeps the loader's own file small.
   */
  in: 'loader' | 'engine'
  /** Nearly every page of a shop has it: the code that it shares with other widgets is in its file. */
  isEverywhere?: true
  /** Many pages have it: its files are not merged with those that few pages need. */
  isUsual?: true
  /** A use of that widget opens this one: its files are fetched with those for the use. */
  openedBy?: string
  /** Parts of it that are not buttons yet: clicks on them are kept from the moment it is requested. */
  pressed?: string
}

/**
 * A form in the server HTML with a label and a button that submits it. It excludes forms that a button opens, forms
 * that their widget has to reveal, as in blocks of the platform, and forms with parts that Vitrine's style sheet hides
 * or draws.
 */
const servedForm =
  ':has(label):has([type=submit],button:not([type])):not([data-lightbox],[hidden],.hidden,.sqs-block-form *,:has([hidden],.hidden,[class*=vitrine-]))'

/**
 * All widgets, one line each: adding a widget takes its folder and its line. The selectors match platform markup
 * outside author markup of the same kind. If two match, the first wins.
 */
export const widgets: readonly Line[] = [
  {
    name: 'cart-indicator',
    in: 'loader',
    selector: '.sqs-custom-cart:not([data-vitrine] *)',
    isEverywhere: true,
    load: () => import('./cart-indicator/index.ts'),
  },
  {
    name: 'add-to-cart',
    in: 'loader',
    selector: '.sqs-add-to-cart-button:not([data-vitrine] *,.product-add-ons *)',
    // not if the widget writes the button or its label, if the button may not be focusable, nor if its form is around
    // it
    isButton: true,
    served: ':not([data-label]):has(button.sqs-add-to-cart-button,[type=submit],button:not([type]))',
    load: () => import('./add-to-cart/index.tsx'),
  },
  {
    name: 'additional-fields',
    in: 'engine',
    strategy: 'interaction',
    load: () => import('./additional-fields/index.ts'),
  },
  {
    name: 'cart-page',
    in: 'engine',
    isUsual: true,
    selector: '#sqs-cart-root:not([data-vitrine] *)',
    load: () => import('./cart-page/index.ts'),
  },
  {
    name: 'cart-popover',
    in: 'engine',
    openedBy: 'add-to-cart',
    isUsual: true,
    strategy: 'added',
    load: () => import('./cart-popover/index.tsx'),
  },
  {
    name: 'cart-drawer',
    in: 'engine',
    isUsual: true,
    // nothing in the element is clicked: an addition or the cart link loads it (loader/engine/follow-cart.ts)
    strategy: 'interaction',
    load: () => import('./cart-drawer/index.ts'),
  },
  {
    name: 'announcement-bar',
    in: 'engine',
    selector: '.sqs-announcement-bar-dropzone:not([data-vitrine] *)',
    load: () => import('./announcement-bar/index.ts'),
  },
  {name: 'member-account', in: 'engine', load: () => import('./member-account/index.ts')},
  {name: 'popup-overlay', in: 'engine', load: () => import('./popup-overlay/index.ts')},
  {
    name: 'image',
    in: 'engine',
    isUsual: true,
    selector: 'img[data-src][data-load=false]',
    strategy: 'visible',
    load: () => import('./image/index.ts'),
  },
  {
    name: 'order-confirmed',
    in: 'engine',
    strategy: 'now',
    load: () => import('./order-confirmed/index.ts'),
  },
  {
    name: 'quick-view',
    in: 'engine',
    selector: '.sqs-product-quick-view-button',
    strategy: 'interaction',
    served: '*',
    load: () => import('./quick-view/index.ts'),
  },
  {
    name: 'related-products',
    in: 'engine',
    strategy: 'seen',
    load: () => import('./related-products/index.ts'),
  },
  {
    name: 'collection',
    in: 'engine',
    isUsual: true,
    // not deferred: it answers Back, and a change of a field, which no other event repeats
    load: () => import('./collection/index.ts'),
  },
  {
    name: 'restock-form',
    in: 'engine',
    // not deferred: it is shown and hidden as options are chosen elsewhere
    selector: '.product-restock-notification',
    load: () => import('./restock-form/index.tsx'),
  },
  {
    name: 'newsletter',
    in: 'engine',
    isUsual: true,
    selector: 'form.newsletter-form:not([data-vitrine] *)',
    // text typed on an earlier visit counts as a use, and is restored at rest
    served: servedForm,
    load: () => import('./newsletter/index.ts'),
  },
  {
    name: 'form',
    in: 'engine',
    isUsual: true,
    // those that are also newsletters are claimed above
    selector: '.sqs-block-form form[data-form-id]:not([data-vitrine] *)',
    // as for newsletters
    served: servedForm,
    load: () => import('./form/index.ts'),
  },
  {
    name: 'legal-notice',
    in: 'engine',
    strategy: 'visible',
    load: () => import(/* rare */ './legal-notice/index.ts'),
  },
  {
    name: 'product-search',
    in: 'engine',
    strategy: 'interaction',
    load: () => import(/* rare */ './product-search/index.ts'),
  },
  {
    name: 'products',
    in: 'engine',
    // not before it is seen: each asks the shop
    strategy: 'seen',
    load: () => import(/* rare */ './products/index.ts'),
  },
  {
    name: 'recently-viewed',
    in: 'engine',
    // not deferred: it notes the product of the page
    load: () => import(/* rare */ './recently-viewed/index.ts'),
  },
  // not deferred: a link without text could not be reached
  {name: 'withdrawal', in: 'engine', load: () => import(/* rare */ './withdrawal/index.ts')},
  {
    name: 'captcha',
    in: 'engine',
    // a form that is a widget renders its own
    selector: '.captcha-container:not([data-vitrine] *,form[data-form-id] *,.product-restock-notification *)',
    strategy: 'visible',
    load: () => import('./captcha/index.ts'),
  },
  {
    name: 'product-gallery',
    in: 'engine',
    isUsual: true,
    selector:
      ':is(.ProductItem-gallery,[data-controller=ProductGallery]):not([data-vitrine] *,.ProductItem-gallery *)',
    strategy: 'visible',
    load: () => import('./product-gallery/index.ts'),
  },
  {
    name: 'gallery',
    in: 'engine',
    isUsual: true,
    // the controllers of product galleries and of their lightboxes have other names
    selector: ':is(.sqs-block-gallery,[data-controller^=Gallery]):not([data-vitrine] *)',
    strategy: 'visible',
    load: () => import('./gallery/index.ts'),
  },
  {
    name: 'image-zoom',
    in: 'engine',
    selector:
      ':is(.sqs-image-zoom-area,[data-controller=ImageZoom]):not([data-vitrine] *,[data-controller=ImageZoom] *)',
    strategy: 'interaction',
    load: () => import('./image-zoom/index.ts'),
  },
  {
    name: 'lightbox',
    in: 'engine',
    // not deferred: before mounting, its pictures are not buttons and do not announce a dialog, and links elsewhere
    // open it, too
    selector: '[data-controller=Lightbox]:not([data-vitrine] *)',
    load: () => import('./lightbox/index.ts'),
  },
  {
    name: 'audio',
    in: 'engine',
    selector: '.squarespace-audio-player',
    strategy: 'visible',
    load: () => import('./audio/index.ts'),
  },
  // not deferred: the address of the link is copied, and opened in other tabs, without a click event
  {name: 'calendar-link', in: 'engine', load: () => import('./calendar-link/index.ts')},
  {
    name: 'comments-link',
    in: 'engine',
    // not deferred: it may show another number than the server HTML
    selector: '.sqs-comment-link',
    load: () => import('./comments-link/index.ts'),
  },
  {
    name: 'follow',
    in: 'engine',
    selector: '.squarespace-follow-button',
    // the page’s own link works without the widget; a hidden part stays hidden by Vitrine's style sheet
    served: ':is(a[href],:has(a)):not([hidden],:has([hidden]))',
    load: () => import('./follow/index.ts'),
  },
  {
    name: 'like',
    in: 'engine',
    selector: '.sqs-simple-like',
    pressed: '.sqs-simple-like,[data-vitrine=like]',
    load: () => import('./like/index.ts'),
  },
  {
    name: 'share',
    in: 'engine',
    selector: '.squarespace-social-buttons',
    // a button alone is complete: other elements get the widget's links, and a link would navigate before its click is
    // handled; hidden parts as above
    served: 'button:not([hidden],:has([hidden]))',
    load: () => import('./share/index.ts'),
  },
  {name: 'time-since', in: 'engine', selector: '.timesince', load: () => import('./time-since/index.ts')},
  {
    name: 'video',
    in: 'engine',
    selector: '.sqs-video-wrapper',
    strategy: 'seen',
    // a link leads to the video meanwhile
    pressed: '.sqs-video-overlay:not(a)',
    load: () => import('./video/index.ts'),
  },
]

const keeping = (line: Line): WidgetEntry =>
  line.pressed ? {...line, load: keepPresses(line.pressed, line.load)} : line

const namedIn = (place: Line['in']): WidgetEntry[] => widgets.filter((line) => line.in === place).map(keeping)

export const inLoader = namedIn('loader')
export const inEngine = namedIn('engine')

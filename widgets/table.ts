import type {WidgetEntry} from '../src/contract/widget.ts'
import {keepPresses} from '../src/page/keep-presses.ts'

export interface Line extends WidgetEntry {
  /**
   * Which file names it. What a page may need in its first moment the loader knows by itself; all others it learns from
   * the page engine, so that its own file stays as small as it is.
   */
  in: 'loader' | 'engine'
  /** Nearly every page of a shop has it: what other widgets share with it is in its file. */
  isEverywhere?: true
  /** Many pages have it: its files are not merged with what few need. */
  isUsual?: true
  /** A use of that widget opens this one: its files are fetched with those that the use takes. */
  openedBy?: string
  /** What is pressed in it and is no button yet: presses are kept from when it is asked for. */
  pressed?: string
}

/**
 * A form of the server's with a label and a button that submits it; none that a button opens, none that its widget has to
 * show, as in blocks of the platform, and none with parts that our style sheet hides or draws.
 */
const servedForm =
  ':has(label):has([type=submit],button:not([type])):not([data-lightbox],[hidden],.hidden,.sqs-block-form *,:has([hidden],.hidden,[class*=vitrine-]))'

/**
 * Every widget, a line each: to add one takes its folder and its line. The selectors are those of platform markup outside
 * author markup of the same kind. Where two match, the first is taken.
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
    // not where we write the button or its label, where keys may not reach it, nor where its form is around it
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
    name: 'restock-form',
    in: 'engine',
    // all at once: it is shown and hidden as options are chosen elsewhere
    selector: '.product-restock-notification',
    load: () => import('./restock-form/index.tsx'),
  },
  {
    name: 'newsletter',
    in: 'engine',
    isUsual: true,
    selector: 'form.newsletter-form:not([data-vitrine] *)',
    // what was typed on an earlier visit is a use, and is put back at rest
    served: servedForm,
    load: () => import('./newsletter/index.ts'),
  },
  {
    name: 'form',
    in: 'engine',
    isUsual: true,
    // those that are newsletters, too, are claimed above
    selector: '.sqs-block-form form[data-form-id]:not([data-vitrine] *)',
    // as of newsletters
    served: servedForm,
    load: () => import('./form/index.ts'),
  },
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
    // all at once: its pictures are no buttons before, nor say that they open a dialog, and links elsewhere open it, too
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
  // all at once: the address that it gives the link is copied, and opened in other tabs, without a press
  {name: 'calendar-link', in: 'engine', load: () => import('./calendar-link/index.ts')},
  {
    name: 'comments-link',
    in: 'engine',
    // all at once: it may say another number than the server did
    selector: '.sqs-comment-link',
    load: () => import('./comments-link/index.ts'),
  },
  {
    name: 'follow',
    in: 'engine',
    selector: '.squarespace-follow-button',
    // a link of the page’s own leads there without us; a part that is hidden stays so by our style sheet
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
    // a button alone is complete: others get our links, and a link would lead away before its press is ours; hidden parts as above
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

const namedIn = (place: Line['in']): readonly WidgetEntry[] =>
  widgets.filter((line) => line.in === place).map(keeping)

export const inLoader = namedIn('loader')
export const inEngine = namedIn('engine')

import type {WidgetEntry} from '../src/contract/widget.ts'

type Rare = typeof import('./rare.ts')

const loadRare: (attempt: number) => Promise<Rare> = () => import('./rare.ts')

/** A widget that most pages do without: where its files are is a chunk of its own, a line in `rare.ts`. */
const rare = (entry: Omit<WidgetEntry, 'load'> & {name: keyof Rare['loads']}): WidgetEntry => ({
  ...entry,
  async load(attempt) {
    const {loads} = await loadRare(attempt)
    const load: WidgetEntry['load'] = loads[entry.name]
    return load(attempt)
  },
})

/** The widgets that the loader learns of from the engine, a line each: its own file stays as small as it is. */
export const further: readonly WidgetEntry[] = [
  rare({name: 'additional-fields', strategy: 'interaction'}),
  {
    name: 'cart-page',
    selector: '#sqs-cart-root:not([data-vitrine] *)',
    load: () => import('./cart-page/index.ts'),
  },
  {name: 'cart-popover', strategy: 'added', load: () => import('./cart-popover/index.tsx')},
  rare({name: 'announcement-bar', selector: '.sqs-announcement-bar-dropzone:not([data-vitrine] *)'}),
  rare({name: 'member-account'}),
  rare({name: 'popup-overlay'}),
  {
    name: 'image',
    selector: 'img[data-src][data-load=false]',
    strategy: 'visible',
    load: () => import('./image/index.ts'),
  },
  rare({name: 'order-confirmed', strategy: 'now'}),
  {
    name: 'quick-view',
    selector: '.sqs-product-quick-view-button',
    strategy: 'interaction',
    load: () => import('./quick-view/index.ts'),
  },
  rare({name: 'related-products', strategy: 'seen'}),
  rare({name: 'restock-form', selector: '.product-restock-notification'}),
  rare({name: 'newsletter', selector: 'form.newsletter-form:not([data-vitrine] *)'}),
  rare({
    name: 'form',
    // those that are newsletters, too, are claimed above
    selector: '.sqs-block-form form[data-form-id]:not([data-vitrine] *)',
  }),
  rare({
    name: 'captcha',
    // a form that is a widget renders its own
    selector: '.captcha-container:not([data-vitrine] *,form[data-form-id] *,.product-restock-notification *)',
    strategy: 'visible',
  }),
  {
    name: 'product-gallery',
    selector:
      ':is(.ProductItem-gallery,[data-controller=ProductGallery]):not([data-vitrine] *,.ProductItem-gallery *)',
    strategy: 'visible',
    load: () => import('./product-gallery/index.ts'),
  },
  {
    name: 'gallery',
    // the controllers of product galleries and of their lightboxes have other names
    selector: ':is(.sqs-block-gallery,[data-controller^=Gallery]):not([data-vitrine] *)',
    strategy: 'visible',
    load: () => import('./gallery/index.ts'),
  },
  {
    name: 'image-zoom',
    selector:
      ':is(.sqs-image-zoom-area,[data-controller=ImageZoom]):not([data-vitrine] *,[data-controller=ImageZoom] *)',
    strategy: 'interaction',
    load: () => import('./image-zoom/index.ts'),
  },
  rare({name: 'lightbox', selector: '[data-controller=Lightbox]:not([data-vitrine] *)'}),
  rare({name: 'audio', selector: '.squarespace-audio-player', strategy: 'visible'}),
  rare({name: 'calendar-link'}),
  rare({name: 'comments-link', selector: '.sqs-comment-link'}),
  rare({name: 'follow', selector: '.squarespace-follow-button'}),
  rare({name: 'like', selector: '.sqs-simple-like'}),
  rare({name: 'share', selector: '.squarespace-social-buttons'}),
  rare({name: 'time-since', selector: '.timesince'}),
  rare({name: 'video', selector: '.sqs-video-wrapper', strategy: 'seen'}),
]

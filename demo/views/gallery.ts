import {GALLERY_OPTIONS} from '../../src/model/gallery-options.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {galleryPictures} from '../seed/gallery-pictures.ts'
import type {Store} from '../seed/stores.ts'
import {translatePicture} from '../seed/translate-product.ts'
import type {PageOf} from './page.ts'

type Options = Partial<Record<keyof typeof GALLERY_OPTIONS, string | number | boolean>>

/** One gallery of the page. */
interface Shown {
  /** The key of its heading among the messages. */
  heading: string
  layout: string
  /** Author markup, the block of 7.0, or the section of 7.1. */
  markup: 'author' | 'block' | 'section'
  options?: Options
  /** What its options change in the classes of the list, besides the place of the captions and the active slide. */
  looks?: readonly string[]
  /** The number of pictures. */
  count?: number
}

const SLIDESHOW: Options = {
  'aspect-ratio': 'widescreen',
  'meta-position': 'bottom-left',
  'show-meta-only-title': true,
  controls: true,
  indicators: true,
}

/** Each design and each section, with options that demonstrate it. */
const shown: readonly Shown[] = [
  {heading: 'galleryGrid', layout: 'grid', markup: 'author', options: {lightbox: true}},
  {
    heading: 'gallerySlideshow',
    layout: 'slideshow',
    markup: 'author',
    looks: ['title', 'over', 'dots'],
    options: {...SLIDESHOW, autoplay: true, thumbnails: true, lightbox: true, lightboxTheme: 'light'},
  },
  {
    heading: 'gallerySlider',
    layout: 'slider',
    markup: 'author',
    looks: ['title', 'over'],
    options: {controls: true, 'show-meta-only-title': true},
  },
  {heading: 'galleryStacked', layout: 'stacked', markup: 'author', count: 2},
  {
    heading: 'galleryBlock',
    layout: 'grid',
    markup: 'block',
    looks: ['over', 'hover'],
    options: {'thumbnails-per-row': 3, 'aspect-ratio': 'standard', padding: 8, 'show-meta-on-hover': true},
    count: 3,
  },
  {
    heading: 'galleryGridSection',
    layout: 'grid',
    markup: 'section',
    looks: ['whole'],
    options: {'auto-crop': false},
    count: 4,
  },
  {
    heading: 'galleryMasonry',
    layout: 'masonry',
    markup: 'section',
    looks: ['silent'],
    options: {'show-meta': false},
  },
  {
    heading: 'galleryStrips',
    layout: 'strips',
    markup: 'section',
    looks: ['silent'],
    options: {padding: 8, 'show-meta': false},
  },
  {
    heading: 'gallerySlideshowSection',
    layout: 'slideshow',
    markup: 'section',
    looks: ['title', 'over', 'dots'],
    options: SLIDESHOW,
  },
  {
    heading: 'galleryReel',
    layout: 'reel',
    markup: 'section',
    looks: ['silent', 'over'],
    options: {controls: true, 'active-alignment': 'left', 'show-meta': false},
  },
]

/** The classes that the widget will set on the list: printed by the server, so that nothing moves. */
function listClass({layout, looks = [], options = {}}: Shown): string {
  const {'meta-position': meta = 'bottom', 'active-alignment': active = 'center'} = options
  const modifiers = [layout, ...looks, `meta-${meta}`, `active-${active}`]
  return ['gallery__list', ...modifiers.map((name) => `gallery__list--${name}`)].join(' ')
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const isDesign = (layout: string): boolean => GALLERY_OPTIONS.design.choices.some((one) => one === layout)

/** Pictures; the first grid also links to a collection. */
const itemsOf = ({layout, markup, count}: Shown, store: Store) => [
  ...galleryPictures.slice(0, count).map((picture) => ({
    ...translatePicture(picture, store),
    src: `/media/${picture.file}`,
    href: `/media/${picture.file}`,
  })),
  ...(layout === 'grid' && markup === 'author'
    ? [
        {
          ...galleryPictures[0],
          src: '/media/tide-bowl.svg',
          href: '/shop',
          title: store.messages.shop,
          alt: store.messages.shop,
          text: '',
        },
      ]
    : []),
]

function viewGallery(one: Shown, store: Store) {
  const {heading, layout, markup, options = {}} = one
  const all = isDesign(layout) ? {design: layout, ...options} : options
  return {
    title: store.messages[heading] ?? heading,
    id: heading,
    layout,
    isAuthor: markup === 'author',
    isBlock: markup === 'block',
    isSection: markup === 'section',
    controller: `Gallery${capitalize(layout)}`,
    json: JSON.stringify(all),
    attributes: Object.entries(all).map(([name, value]) => ({name: name.toLowerCase(), value: `${value}`})),
    listClass: listClass(one),
    hasThumbnails: options.thumbnails === true,
    items: itemsOf(one, store),
  }
}

/** Every design and every section of a gallery; `style` is the widget's own style sheet. */
export const galleryPage =
  (style: string | undefined): PageOf =>
  ({store}) => ({
    template: 'gallery',
    title: store.messages.gallery,
    type: PAGE_TYPES.page,
    styles: style ? [style] : [],
    data: {galleries: shown.map((one) => viewGallery(one, store))},
  })

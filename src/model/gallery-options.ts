/** A gallery's option; shared by templates, markup and the widget. */
export type GalleryOption =
  | {readonly type: 'boolean'; readonly default: boolean}
  | {readonly type: 'integer'; readonly default: number; readonly min: number; readonly max: number}
  | {
      readonly type: 'choice'
      readonly default: string
      readonly choices: readonly string[]
      readonly percent?: true
    }

/** Choices that templates test one by one. */
export const GALLERY_CHOICES = {
  design: ['slideshow', 'slider', 'grid', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['left', 'center', 'right'],
} as const

/** Every option of a gallery, by its name in data, with default and range (product.md §3, gallery options). */
export const GALLERY_OPTIONS = {
  design: {type: 'choice', default: 'grid', choices: GALLERY_CHOICES.design},
  autoplay: {type: 'boolean', default: false},
  /** Seconds. */
  'autoplay-duration': {type: 'integer', default: 5, min: 1, max: 10},
  controls: {type: 'boolean', default: false},
  /** Not in that list, but templates test it (`gallery-meta?`). */
  indicators: {type: 'boolean', default: false},
  'auto-crop': {type: 'boolean', default: true},
  /** Also the height in percent of the width, as merchants set it for sliders (product.md, constants). */
  'aspect-ratio': {
    type: 'choice',
    percent: true,
    default: 'square',
    choices: [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
    ],
  },
  'square-thumbs': {type: 'boolean', default: true},
  thumbnails: {type: 'boolean', default: false},
  /** Pixels. */
  'thumbnail-strip-height': {type: 'integer', default: 80, min: 0, max: 200},
  /** Pixels. */
  'thumbnail-strip-margin': {type: 'integer', default: 20, min: 0, max: 60},
  'show-meta-basic': {type: 'boolean', default: false},
  'show-meta': {type: 'boolean', default: true},
  'show-meta-only-title': {type: 'boolean', default: false},
  'meta-position': {
    type: 'choice',
    default: 'bottom',
    choices: GALLERY_CHOICES['meta-position'],
  },
  'show-meta-on-hover': {type: 'boolean', default: false},
  'active-alignment': {type: 'choice', default: 'center', choices: GALLERY_CHOICES['active-alignment']},
  'thumbnails-per-row': {type: 'integer', default: 4, min: 1, max: 10},
  /** Pixels. */
  padding: {type: 'integer', default: 20, min: 0, max: 50},
  lightbox: {type: 'boolean', default: false},
  lightboxTheme: {type: 'choice', default: 'dark', choices: ['dark', 'light']},
  'max-width': {type: 'integer', default: 300, min: 100, max: 300},
  newWindow: {type: 'boolean', default: false},
  transparentBackground: {type: 'boolean', default: false},
} as const satisfies Record<string, GalleryOption>

import {galleryRatioOf} from '../../../src/model/gallery-ratios.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {GalleryOptions} from './read-options.ts'
import type {Layout, Parts} from './read-parts.ts'

export const isCarousel = (layout: Layout): boolean => /^(slide|reel)/.test(layout)

/** Captions are over the pictures, otherwise below them. */
const isOver = (layout: Layout, options: GalleryOptions): boolean =>
  /^(slider|reel)$/.test(layout) ||
  (!options['show-meta-basic'] && (layout === 'slideshow' || options['show-meta-on-hover']))

const modifiersOf = (layout: Layout, options: GalleryOptions): Record<string, boolean> => ({
  [layout]: true,
  whole: !options['auto-crop'],
  clear: options.transparentBackground,
  silent: !options['show-meta'] && !options['show-meta-basic'],
  title: options['show-meta-only-title'],
  over: isOver(layout, options),
  hover: options['show-meta-on-hover'],
  dots: options.indicators,
  [`meta-${options['meta-position']}`]: true,
  [`active-${options['active-alignment']}`]: true,
})

/** Classes express the differences between lists; the style sheet does the rest. Servers may print them, too. */
export const classesOf = (layout: Layout, options: GalleryOptions): Record<string, boolean> => ({
  gallery__list: true,
  ...Object.fromEntries(
    Object.entries(modifiersOf(layout, options)).map(([name, isOn]) => [`gallery__list--${name}`, isOn]),
  ),
})

/** Sets the widget's own custom properties through the style object: strict policies refuse the attribute. */
function setVariables(element: HTMLElement, variables: Record<string, string>, adopt: Adopt): void {
  // recorded, so that it is restored exactly
  adopt(element, {attributes: {style: element.getAttribute('style')}})
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(`--gallery-${name}`, value)
  // Chromium serializes the attribute when it is read, and keeps an empty one after a removal
  element.getAttribute('style')
}

/**
 * Keeps the focal point of a cropped picture visible. The style sheet reads the numbers; an invalid number means the
 * middle. Images with a `data-src` are separate widgets.
 */
function pointAtFocus({box}: Parts, adopt: Adopt): void {
  for (const image of box.querySelectorAll<HTMLElement>('img[data-image-focal-point]:not([data-src])')) {
    const [x = '', y = ''] = image.dataset.imageFocalPoint?.split(',') ?? []
    setVariables(image, {x, y}, adopt)
  }
}

/** Applies the options as classes and custom properties: nothing is measured. */
export function layOut(parts: Parts, layout: Layout, options: GalleryOptions, adopt: Adopt): void {
  const {root, box} = parts
  adopt(root, {classes: {gallery__root: true}})
  adopt(box, {classes: classesOf(layout, options)})
  const variables = {
    columns: `${options['thumbnails-per-row']}`,
    gap: `${options.padding}px`,
    ratio: galleryRatioOf(options['aspect-ratio']),
    widest: `${options['max-width']}`,
  }
  setVariables(box, variables, adopt)
  pointAtFocus(parts, adopt)
}

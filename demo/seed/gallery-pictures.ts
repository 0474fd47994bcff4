import {CUTS, type Cut, type Picture} from './pictures.ts'
import {products} from './products.ts'

/** A picture in the shop's galleries. */
export interface GalleryPicture {
  /** Its name under `/media/`. */
  file: string
  alt: string
  title: string
  /** The language of the title, if it is not English. */
  lang: string
  text: string
  width: number
  height: number
  picture: Picture
}

const ORDER: readonly Cut[] = [
  'landscape',
  'tall',
  'square',
  'panorama',
  'square',
  'tall',
  'landscape',
  'square',
]

export const galleryPictures: readonly GalleryPicture[] = products
  .slice(0, ORDER.length)
  .map(({alt, title, lang = '', summary, picture}, index) => {
    const cut = ORDER[index] ?? 'square'
    const {width, height} = CUTS[cut]
    const file = `gallery-${index + 1}.svg`
    return {file, alt, title, lang, text: summary, width, height, picture: {...picture, cut}}
  })

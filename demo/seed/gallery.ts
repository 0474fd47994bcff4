import type {Picture, View} from './pictures.ts'
import {say, sayWith} from './say.ts'
import {HOME, type Store} from './stores.ts'
import type {SeedProduct} from './types.ts'

/** One picture of a product. */
export interface Photo {
  id: string
  /** Its name under `/media/`. */
  file: string
  alt: string
  picture: Picture
  /** The option value that it displays, if any. */
  value: string | null
}

const VIEWS: readonly (readonly [view: View, seen: string])[] = [
  ['close', ', seen from close by'],
  ['far', ', seen from afar'],
  ['use', ', in use'],
]

type Look = Omit<Photo, 'id' | 'file'>

const viewsOf = ({picture, alt}: SeedProduct, store: Store): Look[] => [
  {alt, picture, value: null},
  ...VIEWS.map(([view, seen]) => ({
    alt: `${alt}${say(seen, store)}`,
    picture: {...picture, view},
    value: null,
  })),
]

const looksOf = ({picture, alt, looks}: SeedProduct, store: Store): Look[] =>
  Object.entries(looks?.hues ?? {}).map(([value, hue]) => ({
    alt: sayWith('{0}, {1}', [alt, value], store),
    picture: {...picture, hue},
    value,
  }))

/** The file of a picture of a product, by its index among them. */
export const pictureFile = ({slug, files = slug}: SeedProduct, index = 0): string =>
  `${files}${index ? `-${index + 1}` : ''}.svg`

/** Every picture of a product: from several sides, and in each of its colours. The product is in the store's language. */
export const photosOf = (product: SeedProduct, store: Store = HOME): Photo[] =>
  [...viewsOf(product, store), ...looksOf(product, store)].map((look, index) => ({
    ...look,
    id: `${product.id} ${index + 1}`,
    file: pictureFile(product, index),
  }))

/** The picture of a variant; null without one. */
export function photoOf(product: SeedProduct, attributes: Record<string, string>): Photo | null {
  const value = product.looks && attributes[product.looks.option]
  return photosOf(product).find((photo) => photo.value !== null && photo.value === value) ?? null
}

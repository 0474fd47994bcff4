import type {Picture, View} from './pictures.ts'
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
  ['back', ', seen from behind'],
]

type Look = Omit<Photo, 'id' | 'file'>

const viewsOf = ({picture, alt}: SeedProduct): Look[] => [
  {alt, picture, value: null},
  ...VIEWS.map(([view, seen]) => ({alt: `${alt}${seen}`, picture: {...picture, view}, value: null})),
]

const looksOf = ({picture, alt, looks}: SeedProduct): Look[] =>
  Object.entries(looks?.hues ?? {}).map(([value, hue]) => ({
    alt: `${alt}, ${value}`,
    picture: {...picture, hue},
    value,
  }))

/** Every picture of a product: from several sides, and in each of its colours. */
export const photosOf = (product: SeedProduct): Photo[] =>
  [...viewsOf(product), ...looksOf(product)].map((look, index) => ({
    ...look,
    id: `${product.id} ${index + 1}`,
    file: `${product.slug}${index ? `-${index + 1}` : ''}.svg`,
  }))

/** The picture of a variant; null without one. */
export function photoOf(product: SeedProduct, attributes: Record<string, string>): Photo | null {
  const value = product.looks && attributes[product.looks.option]
  return photosOf(product).find((photo) => photo.value !== null && photo.value === value) ?? null
}

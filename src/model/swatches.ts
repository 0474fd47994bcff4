import {asRecord} from '../lib/as-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {hexDigits} from './color.ts'
import type {Product, Variant} from './product.ts'

/** What a value shows that has no entry in `swatches`: the colour or the picture of its variants. */
export type Swatches = 'none' | 'color' | 'picture'

interface Shown extends Pick<Product, 'source'> {
  variants?: readonly Pick<Variant, 'attributes' | 'mainImageId'>[]
}

/** The colour or the address of the picture of an option's value, as the page wrote it; null without one. */
export const readSwatch = ({source}: Shown, option: string, value: string): string | null =>
  textOrNull(asRecord(asRecord(source.swatches)[option])[value])

/** The ids of pictures by value of an option. */
function imagesOf({variants = []}: Shown, option: string): Map<string, Set<string | null>> {
  const images = new Map<string, Set<string | null>>()
  for (const {attributes, mainImageId} of variants) {
    const value = attributes[option]
    if (value) images.set(value, (images.get(value) ?? new Set()).add(mainImageId))
  }
  return images
}

/**
 * The picture of each value, if the pictures of the variants follow this option alone: all variants of a value have the
 * same, and no two values share one. A picture that differs with the colour says nothing about a size.
 */
export function valueImages(product: Shown, option: string): ReadonlyMap<string, string> {
  const images = [...imagesOf(product, option)].flatMap(([value, [id, another]]): [string, string][] =>
    id && another === undefined ? [[value, id]] : [],
  )
  const isOwn = new Set(images.map(([, id]) => id)).size === imagesOf(product, option).size
  return new Map(images.length > 1 && isOwn ? images : [])
}

function readImage({source}: Shown, id: string | null | undefined): Record<string, unknown> {
  const images = [source.items].flat().map(asRecord)
  return asRecord(id && images.find((image) => image.id === id))
}

/** The address of the picture of the first variant that has the value; null without one. */
export function variantImage(product: Shown, option: string, value: string): string | null {
  const variant = product.variants?.find(({attributes}) => attributes[option] === value)
  return textOrNull(readImage(product, variant?.mainImageId).assetUrl)
}

/** The colour in the middle of the picture, or else the picture; null without either. */
export function imageSwatch(product: Shown, option: string, value: string, kind: Swatches): string | null {
  if (kind === 'none') return null
  const image = readImage(product, valueImages(product, option).get(value))
  const digits = hexDigits(textOrNull(asRecord(image.colorData).centerAverage) ?? '')
  return kind === 'color' && digits ? `#${digits}` : textOrNull(image.assetUrl)
}

import {thumbnailWidth} from '../../format/image-width.ts'
import {type Dimensions, parseDimensions} from '../../model/image.ts'
import type {Formatter} from '../compile/context.ts'
import {asText, type Value} from '../value.ts'

/** Product.md §8, image size formatters. */
const INVALID = "Invalid source parameter. Pass in 'originalSize'"

const sizeOf = (value: Value): Dimensions | null => parseDimensions(asText(value))

const readPixels = (text = ''): number => Number.parseInt(text, 10) || 0

/** The other side of an image whose one side is scaled to the given pixels. */
const otherSide = (pixels: number, side: number, other: number): number => Math.trunc((other * pixels) / side)

const widthOfHeight = ({width, height}: Dimensions, pixels: number): number =>
  otherSide(pixels, height, width)

/** With the number of pixels in the argument; a sentence if the value is not a size. */
const resized =
  (format: (size: Dimensions, pixels: number) => Value): Formatter =>
  (value, [pixels]) => {
    const size = sizeOf(value)
    return size ? format(size, readPixels(pixels)) : INVALID
  }

export const imageSizeFormatters = {
  height: (value) => sizeOf(value)?.height,
  resizedHeightForWidth: resized(({width, height}, pixels) => otherSide(pixels, width, height)),
  resizedWidthForHeight: resized(widthOfHeight),
  squarespaceThumbnailForHeight: resized((size, pixels) => `${thumbnailWidth(widthOfHeight(size, pixels))}w`),
  squarespaceThumbnailForWidth: (_value, [pixels]) => `${thumbnailWidth(readPixels(pixels))}w`,
  width: (value) => sizeOf(value)?.width,
} as const satisfies Record<string, Formatter>

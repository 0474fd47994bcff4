import {toNumber} from '../lib/to-number.ts'

/** Whole pixels, from 1. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** From the left and the top edge, 0 to 1. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/**
 * `WIDTHxHEIGHT`, as in `originalSize` and `data-image-dimensions`; null for everything else. Fractions are cut off.
 */
export function parseDimensions(text: string): Dimensions | null {
  const [width = 0, height = 0, ...others] = text.split('x').map((side) => Number.parseInt(side, 10))
  const isSize = width > 0 && height > 0 && Number.isSafeInteger(width * height) && !others.length
  return isSize ? {width, height} : null
}

/** The focal point of a picture without one (product.md §9). */
const MIDDLE = 0.5

const toShare = (text: string | undefined): number => Math.min(Math.max(toNumber(text, MIDDLE), 0), 1)

/** `x,y`, as in `data-image-focal-point`; the middle for unreadable text. */
export function parseFocalPoint(text: string): FocalPoint {
  const [x, y] = text.split(',')
  return {x: toShare(x), y: toShare(y)}
}

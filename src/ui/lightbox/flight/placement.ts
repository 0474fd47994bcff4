import type {Size} from '../read-size.ts'

/** In the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How an image fills its box, as in CSS. */
export interface Fit {
  /** `object-fit` */
  fit: string
  /** `object-position`; only percentages count. */
  position: string
}

/** A whole picture, and the part of it that shows. */
export interface Placement {
  whole: Box
  /** `clip-path`, in parts of the whole; null if nothing is cut off: a browser draws that faster. */
  clip: string | null
}

/** The largest box of this shape inside another one, in its middle, and not larger than the picture. */
export function fitInto(box: Box, {width, height}: Size, isScalable: boolean): Box {
  const scale = Math.min(box.width / width, box.height / height, isScalable ? Number.POSITIVE_INFINITY : 1)
  const [w, h] = [width * scale, height * scale]
  return {left: box.left + (box.width - w) / 2, top: box.top + (box.height - h) / 2, width: w, height: h}
}

const partsOf = (position: string): [number, number] => {
  const [x = 50, y = 50] = (/^([\d.]+)% ([\d.]+)%$/.exec(position) ?? []).slice(1).map(Number)
  return [x / 100, y / 100]
}

/** Where the whole picture is, of which a thumbnail shows a part. */
export function placeWhole(box: Box, size: Size, {fit, position}: Fit): Placement {
  const choose = fit === 'cover' ? Math.max : Math.min
  const scale = choose(box.width / size.width, box.height / size.height)
  if (!/^(cover|contain|scale-down)$/.test(fit)) return {whole: box, clip: null}
  const [x, y] = partsOf(position)
  const [width, height] = [size.width * scale, size.height * scale]
  const whole = {
    left: box.left + (box.width - width) * x,
    top: box.top + (box.height - height) * y,
    width,
    height,
  }
  const cut = (pixels: number, of: number) => `${Math.max(0, (pixels / of) * 100)}%`
  const sides = [
    cut(box.top - whole.top, height),
    cut(whole.left + width - box.left - box.width, width),
    cut(whole.top + height - box.top - box.height, height),
    cut(box.left - whole.left, width),
  ]
  return {whole, clip: sides.every((side) => side === '0%') ? null : `inset(${sides.join(' ')})`}
}

/** The transform, from the upper left corner, that shows a box at the place of another one. */
const moveOnto = (box: Box, other: Box): string =>
  `translate(${other.left - box.left}px,${other.top - box.top}px) scale(${other.width / box.width},${other.height / box.height})`

/** A picture as it lies at the place of its thumbnail, and as it lies in the window. */
export const framesOf = (box: Box, {whole, clip}: Placement): {there: Keyframe; here: Keyframe} => ({
  there: {transform: moveOnto(box, whole), ...(clip && {clipPath: clip})},
  here: {transform: 'none', ...(clip && {clipPath: 'inset(0)'})},
})

import {type Placement, placeWhole} from './placement.ts'

/** A picture of the page that a visitor sees. */
export interface Thumbnail extends Placement {
  src: string
  width: number
  height: number
}

/** Null if it is not in view or has not loaded: nothing can come out of it or return to it. */
export function readThumbnail(image: HTMLImageElement): Thumbnail | null {
  const {left, top, width, height} = image.getBoundingClientRect()
  const {naturalWidth, naturalHeight} = image
  if (!(width && height && naturalWidth && naturalHeight)) return null
  const isSeen = document.elementsFromPoint(left + width / 2, top + height / 2).includes(image)
  if (!isSeen) return null
  const {objectFit: fit, objectPosition: position} = getComputedStyle(image)
  const size = {width: naturalWidth, height: naturalHeight}
  return {src: image.currentSrc, ...size, ...placeWhole({left, top, width, height}, size, {fit, position})}
}

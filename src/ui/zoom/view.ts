/** A part of a picture, enlarged. */
export interface View {
  /** The magnification. */
  factor: number
  /** The visible part, from 0 (the left edge) to 1 (the right edge). */
  x: number
  /** From 0 (the top) to 1 (the bottom). */
  y: number
}

/** A place in a picture or a distance, as a part of its width and height. */
export type Point = Pick<View, 'x' | 'y'>

const inside = (part: number): number => Math.min(Math.max(part, 0), 1)

export const lookAt = (factor: number, x: number, y: number): View => ({factor, x: inside(x), y: inside(y)})

/** The CSS of a view: scaled from the upper left corner of a frame that is as large as the small picture. */
export function toTransform({factor, x, y}: View): string {
  const beyond = 100 - 100 / factor
  return `scale(${factor}) translate(${-x * beyond}%,${-y * beyond}%)`
}

/** The pointer's place in the picture. */
export function placeOf({clientX, clientY}: MouseEvent, image: Element): Point {
  const {left, top, width, height} = image.getBoundingClientRect()
  return {x: (clientX - left) / width || 0, y: (clientY - top) / height || 0}
}

export interface ZoomParts {
  image: HTMLImageElement
  /** The element that keyboards activate, with the zoom state: contains the image or is it. */
  toggle: HTMLElement
  /** Ends the zoom. */
  signal: AbortSignal
}

export interface ZoomState {
  /** Null while the image is not zoomed. */
  view: View | null
  show: (view: View | null) => void
}

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

/**
 * The CSS of a view: scaled from the upper left corner, and clipped to the area of the small picture. The clip uses
 * coordinates before scaling.
 */
export function toStyle({factor, x, y}: View): {transform: string; clipPath: string} {
  const beyond = 100 - 100 / factor
  const [left, top] = [x * beyond, y * beyond]
  return {
    transform: `scale(${factor}) translate(${-left}%,${-top}%)`,
    clipPath: `inset(${top}% ${beyond - left}% ${beyond - top}% ${left}%)`,
  }
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

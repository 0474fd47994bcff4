/** A part of a picture, enlarged. */
export interface View {
  /** How many times larger. */
  factor: number
  /** Which part, from 0 (the left edge) to 1 (the right edge). */
  x: number
  /** From 0 (the top) to 1 (the bottom). */
  y: number
}

/** A place in a picture or a distance, as a part of its width and height. */
export type Point = Pick<View, 'x' | 'y'>

const inside = (part: number): number => Math.min(Math.max(part, 0), 1)

export const lookAt = (factor: number, x: number, y: number): View => ({factor, x: inside(x), y: inside(y)})

/**
 * How the picture is drawn: enlarged from its left upper corner, and cut to where the small one was. What is cut is
 * counted before it is enlarged.
 */
export function toStyle({factor, x, y}: View): {transform: string; clipPath: string} {
  const beyond = 100 - 100 / factor
  const [left, top] = [x * beyond, y * beyond]
  return {
    transform: `scale(${factor}) translate(${-left}%,${-top}%)`,
    clipPath: `inset(${top}% ${beyond - left}% ${beyond - top}% ${left}%)`,
  }
}

/** Where in the picture the pointer is. */
export function placeOf({clientX, clientY}: MouseEvent, image: Element): Point {
  const {left, top, width, height} = image.getBoundingClientRect()
  return {x: (clientX - left) / width || 0, y: (clientY - top) / height || 0}
}

export interface ZoomParts {
  image: HTMLImageElement
  /** What keyboards press, and what says whether the image is zoomed: holds the image or is it. */
  toggle: HTMLElement
  /** Ends the zoom. */
  signal: AbortSignal
}

export interface ZoomState {
  /** Null while the image is as the page shows it. */
  view: View | null
  show: (view: View | null) => void
}

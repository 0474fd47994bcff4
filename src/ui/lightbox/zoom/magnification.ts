import {ZOOM_FACTOR} from '../../../model/zoom-factor.ts'
import {middleOf, spreadOf} from '../../zoom/pinch.ts'

/** A position in the window, in CSS pixels. */
export interface Place {
  x: number
  y: number
}

/** A picture that is not magnified, in the window. All in CSS pixels. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
  viewport: {width: number; height: number}
}

/** How much larger a picture is, and how far its upper left corner has moved from its frame, in CSS pixels. */
export interface Magnification extends Place {
  factor: number
}

export const REST: Magnification = {factor: 1, x: 0, y: 0}

/** Factors of a double tap: the picture's own pixels, within these limits. */
const TAP = {min: 2, max: 3}

const between = (value: number, one: number, other: number): number =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other))

/** A picture that is larger than the window covers it; a smaller one stays inside. At its own size it is at rest. */
export function keepInside({factor, x, y}: Magnification, frame: Frame): Magnification {
  if (factor <= 1) return REST
  return {
    factor,
    x: between(x, -frame.left, frame.viewport.width - frame.left - frame.width * factor),
    y: between(y, -frame.top, frame.viewport.height - frame.top - frame.height * factor),
  }
}

/** The part of the picture at `from` is at `to` afterwards. */
export function magnify(
  now: Magnification,
  by: number,
  frame: Frame,
  from: Place,
  to: Place = from,
): Magnification {
  const factor = between(now.factor * by, ZOOM_FACTOR.min, ZOOM_FACTOR.max)
  const along = (axis: 'x' | 'y', edge: number) =>
    to[axis] - edge - ((from[axis] - edge - now[axis]) * factor) / now.factor
  return keepInside({factor, x: along('x', frame.left), y: along('y', frame.top)}, frame)
}

/** The picture follows fingers that move, spread or close. */
export function followFingers(
  now: Magnification,
  frame: Frame,
  before: readonly Place[],
  after: readonly Place[],
): Magnification {
  return magnify(now, spreadOf(before, after), frame, middleOf(before), middleOf(after))
}

/** The factor at which one pixel of the picture is one CSS pixel, not too small and not too large. */
export const tapFactor = (pixels: number, {width}: Frame): number => between(pixels / width, TAP.min, TAP.max)

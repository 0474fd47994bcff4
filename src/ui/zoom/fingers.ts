import {ZOOM_FACTOR} from '../../model/zoom-factor.ts'
import {middleOf, spreadOf} from './pinch.ts'
import {lookAt, type Point, placeOf, type View, type ZoomState} from './view.ts'

/** The view after fingers have moved, spread or closed. Null below full size. */
export function moveView(view: View, before: readonly Point[], after: readonly Point[]): View | null {
  const factor = Math.min(view.factor * spreadOf(before, after), ZOOM_FACTOR.max)
  const [from, to] = [middleOf(before), middleOf(after)]
  if (factor <= 1) return null
  // the point between the fingers stays in place
  const along = (axis: 'x' | 'y') => {
    const held = (from[axis] + view[axis] * (view.factor - 1)) / view.factor
    return (held * factor - to[axis]) / (factor - 1)
  }
  return lookAt(factor, along('x'), along('y'))
}

/** Fingers pan and pinch a zoomed picture; before that they scroll the page. */
export function followFingers(image: HTMLImageElement, state: ZoomState, signal: AbortSignal): void {
  const fingers = new Map<number, Point>()
  const lift = ({pointerId}: PointerEvent) => void fingers.delete(pointerId)

  function down(event: PointerEvent): void {
    if (state.view && event.pointerType !== 'mouse') fingers.set(event.pointerId, placeOf(event, image))
  }
  function move(event: PointerEvent): void {
    const {view} = state
    if (!view || !fingers.has(event.pointerId)) return
    const before = [...fingers.values()]
    fingers.set(event.pointerId, placeOf(event, image))
    state.show(moveView(view, before, [...fingers.values()]))
  }
  image.addEventListener('pointerdown', down, {signal})
  image.addEventListener('pointermove', move, {signal})
  image.addEventListener('pointerup', lift, {signal})
  image.addEventListener('pointercancel', lift, {signal})
}

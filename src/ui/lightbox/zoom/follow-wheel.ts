import type {Magnifier} from './magnifier.ts'

/** Pixels of a wheel, and of two fingers on a trackpad that spread, for twice the size. */
const DOUBLE = {wheel: 300, pinch: 70}
/** Pixels of a line, for browsers that count lines. */
const LINE = 16

/** The wheel zooms under the pointer. Sideways it moves on to other pictures, and moves an enlarged one. */
export function followWheel(box: HTMLElement, magnifier: Magnifier, signal: AbortSignal): void {
  function onWheel(event: WheelEvent): void {
    const {target, deltaX, deltaY, deltaMode, ctrlKey, clientX: x, clientY: y} = event
    const isSideways = !ctrlKey && Math.abs(deltaX) > Math.abs(deltaY)
    // a long caption scrolls
    if (target instanceof Element && target.closest('figcaption')) return
    if (isSideways && !magnifier.isOn()) return
    event.preventDefault()
    const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    if (isSideways) magnifier.pan((deltaX * unit) / innerWidth, (deltaY * unit) / innerHeight)
    else magnifier.by(2 ** ((-deltaY * unit) / (ctrlKey ? DOUBLE.pinch : DOUBLE.wheel)), {x, y})
  }
  box.addEventListener('wheel', onWheel, {passive: false, signal})
}

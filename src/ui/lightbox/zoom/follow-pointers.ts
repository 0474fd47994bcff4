import type {Pull} from '../pull.ts'
import type {Place} from './magnification.ts'
import type {Magnifier} from './magnifier.ts'

interface PointersOptions {
  /** Holds the slides. */
  box: HTMLElement
  magnifier: Magnifier
  pull: Pull
  signal: AbortSignal
}

/** Pixels that a finger or a mouse may move during a tap. */
const STILL = 8
/** The longest time between two taps in milliseconds, and their distance in pixels. */
const DOUBLE = {time: 300, distance: 40}

const placeOf = ({clientX, clientY}: MouseEvent): Place => ({x: clientX, y: clientY})
const distanceOf = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y)
const isMouse = ({pointerType}: PointerEvent): boolean => pointerType === 'mouse'

/** A press from its first pointer until its last. */
interface Press {
  start: Place
  isByMouse: boolean
  isStill: boolean
  isPull: boolean
}

/** Calls back for two taps in the same place. */
function createDoubleTap(act: (at: Place) => void) {
  let last = {at: {x: 0, y: 0}, time: Number.NEGATIVE_INFINITY}
  return (at: Place, time: number) => {
    const isSecond = time - last.time < DOUBLE.time && distanceOf(at, last.at) < DOUBLE.distance
    last = {at, time: isSecond ? Number.NEGATIVE_INFINITY : time}
    if (isSecond) act(at)
  }
}

/**
 * Fingers pinch, tap twice, pull down, and move an enlarged picture; a mouse clicks and drags. The browser itself
 * handles swipes: it cancels a pointer as soon as the strip scrolls.
 */
export function followPointers({box, magnifier, pull, signal}: PointersOptions): void {
  const pointers = new Map<number, Place>()
  let press: Press | null = null
  const tap = createDoubleTap(magnifier.toggle)

  function onDown(event: PointerEvent): void {
    const {target, button, pointerId} = event
    if (button || !(target instanceof Element) || target.closest('figcaption')) return
    const start = placeOf(event)
    // a mouse that was released elsewhere
    pointers.delete(pointerId)
    if (!pointers.size) press = {start, isByMouse: isMouse(event), isStill: true, isPull: false}
    else if (press?.isPull) pull.end(false)
    if (press && pointers.size) Object.assign(press, {isStill: false, isPull: false})
    pointers.set(pointerId, start)
    // a mouse leaves the picture while it drags it
    if (isMouse(event) && magnifier.isOn() && target instanceof HTMLImageElement)
      target.setPointerCapture(pointerId)
  }
  function onMove(event: PointerEvent): void {
    const {pointerId} = event
    if (isMouse(event) && !event.buttons) pointers.delete(pointerId)
    if (!press || !pointers.has(pointerId)) return
    const before = [...pointers.values()]
    const at = placeOf(event)
    pointers.set(pointerId, at)
    const by = {x: at.x - press.start.x, y: at.y - press.start.y}
    const wasStill = press.isStill
    if (Math.hypot(by.x, by.y) > STILL) press.isStill = false
    if (press.isPull) pull.move(by.y, event.timeStamp)
    else if (pointers.size > 1 || magnifier.isOn()) magnifier.drag(before, [...pointers.values()])
    else if (wasStill && !press.isStill && !press.isByMouse && by.y > Math.abs(by.x)) press.isPull = true
  }
  function onUp(event: PointerEvent): void {
    if (!press || !pointers.delete(event.pointerId) || pointers.size) return
    const isLifted = event.type === 'pointerup'
    if (press.isPull) pull.end(isLifted)
    else if (isLifted && press.isStill && !press.isByMouse && event.target instanceof HTMLImageElement)
      tap(placeOf(event), event.timeStamp)
  }
  function onClick(event: MouseEvent): void {
    const isTap = press && !press.isByMouse
    const isDrag = press && !press.isStill
    // beside the picture, a click closes the lightbox
    if (isDrag && magnifier.isOn()) event.stopPropagation()
    // of a double click, the first one counts; it may have opened the lightbox
    if (isTap || isDrag || event.detail > 1 || !(event.target instanceof HTMLImageElement)) return
    magnifier.toggle(placeOf(event))
  }
  /** The browser would scroll the strip with two fingers. */
  function onTouch(event: TouchEvent): void {
    if (event.touches.length > 1) event.preventDefault()
  }
  box.addEventListener('pointerdown', onDown, {signal})
  box.addEventListener('pointermove', onMove, {signal})
  for (const type of ['pointerup', 'pointercancel'] as const) box.addEventListener(type, onUp, {signal})
  box.addEventListener('click', onClick, {signal})
  box.addEventListener('touchstart', onTouch, {passive: false, signal})
}

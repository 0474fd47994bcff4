import {followFingers} from './fingers.ts'
import {lookAt, type ZoomParts, type ZoomState} from './view.ts'

/** Part of the picture's range that an arrow key moves. */
const STEP = 0.1

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Escape ends it (WCAG 1.4.13); while the image has the focus, arrows move the picture. */
function followKeys(toggle: HTMLElement, state: ZoomState, signal: AbortSignal): void {
  function onKey(event: KeyboardEvent): void {
    const {view} = state
    const {key, target} = event
    const [x, y] = ARROWS[key] ?? []
    if (!view) return
    if (key === 'Escape') state.show(null)
    else if (target === toggle && x !== undefined && y !== undefined)
      state.show(lookAt(view.factor, view.x + x, view.y + y))
    else return
    // a surrounding dialog stays open, a gallery stays at its slide
    event.preventDefault()
  }
  addEventListener('keydown', onKey, {capture: true, signal})
}

/** Using another element ends the zoom. */
function watchOthers(toggle: HTMLElement, state: ZoomState, signal: AbortSignal): void {
  function onOther({target}: Event): void {
    const isOurs = target instanceof Node && (toggle.contains(target) || target.contains(toggle))
    if (state.view && !isOurs) state.show(null)
  }
  for (const type of ['pointerdown', 'focusin', 'resize'])
    addEventListener(type, onOther, {capture: true, signal})
}

/** Listeners that are only needed once an image was zoomed. */
export function whileZoomed({image, toggle, signal}: ZoomParts, state: ZoomState): void {
  followKeys(toggle, state, signal)
  followFingers(image, state, signal)
  watchOthers(toggle, state, signal)
}

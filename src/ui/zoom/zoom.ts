import {lookAt, placeOf, type ZoomParts} from './view.ts'
import {createZoomState} from './zoom-state.ts'

export interface ZoomOptions extends ZoomParts {
  /** The action of a mouse; touch always taps. */
  mode: 'hover' | 'click'
  factor: number
}

const CENTRE = {x: 0.5, y: 0.5}

const isMouse = ({pointerType}: PointerEvent): boolean => pointerType === 'mouse'

/** Enlarges an image in place: by hovering or clicking, by touch and by keyboard. */
export function createZoom({mode, factor, ...parts}: ZoomOptions): void {
  const {image, toggle, signal} = parts
  const state = createZoomState(parts)
  let isTouched = false

  const toggleAt = ({x, y} = CENTRE) => state.show(state.view ? null : lookAt(factor, x, y))

  function onMove(event: PointerEvent): void {
    const {view} = state
    if (!isMouse(event) || !(view || mode === 'hover')) return
    const {x, y} = placeOf(event, image)
    state.show(lookAt(view?.factor ?? factor, x, y))
  }
  function onLeave(event: PointerEvent): void {
    if (isMouse(event) && mode === 'hover') state.show(null)
  }
  function onDown(event: PointerEvent): void {
    isTouched = !isMouse(event)
  }
  function onClick(event: MouseEvent): void {
    // keyboards, assistive technology and scripts click without a pointer
    const isPointed = event.detail > 0
    // a hovering mouse has zoomed already
    if (isPointed && mode === 'hover' && !isTouched) return
    event.preventDefault()
    toggleAt(isPointed ? placeOf(event, image) : CENTRE)
  }
  function onKey(event: KeyboardEvent): void {
    if (!/^(Enter| )$/.test(event.key) || toggle instanceof HTMLButtonElement) return
    event.preventDefault()
    toggleAt()
  }

  image.addEventListener('pointermove', onMove, {signal})
  image.addEventListener('pointerleave', onLeave, {signal})
  image.addEventListener('pointerdown', onDown, {signal})
  toggle.addEventListener('click', onClick, {signal})
  toggle.addEventListener('keydown', onKey, {signal})
}

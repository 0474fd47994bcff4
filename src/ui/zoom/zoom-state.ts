import {createScope} from '../../widget/scope.ts'
import {createLens} from './lens.ts'
import type {ZoomParts, ZoomState} from './view.ts'

/** The zoom state of an image, and its attributes. */
export function createZoomState(parts: ZoomParts): ZoomState {
  const {image, toggle, signal} = parts
  const lens = createLens(image)
  const {adopt, lazy} = createScope(signal, forget)
  const rest = lazy(() => import('./while-zoomed.ts'))
  let isUsed = false

  /** A link that toggles the zoom is a button. */
  const tell = (isOn: boolean) =>
    adopt(toggle, {
      attributes: {role: 'button', 'aria-pressed': `${isOn}`},
      classes: {'vitrine-zoom': true},
    })

  /** The next use tries again. */
  function forget(): void {
    isUsed = false
  }
  function load(): void {
    if (isUsed) return
    isUsed = true
    void rest.run(({whileZoomed}) => whileZoomed(parts, state))
  }
  const state: ZoomState = {
    view: null,
    show(view) {
      if (!view !== !state.view) tell(view !== null)
      state.view = view
      if (view) lens.show(view)
      else lens.hide()
      load()
    },
  }
  tell(false)
  signal.addEventListener('abort', lens.hide)
  // a head start: a visitor who points at an image is about to zoom it
  rest.prefetch()
  return state
}

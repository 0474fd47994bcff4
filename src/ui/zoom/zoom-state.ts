import {adopt, apply, restore} from '../../widget/adopt.ts'
import {createLens} from './lens.ts'
import type {ZoomParts, ZoomState} from './types.ts'

/** What of an image is seen enlarged, and what the page is told of it. */
export function createZoomState(parts: ZoomParts): ZoomState {
  const lens = createLens(parts.image)
  const adoption = adopt(parts.toggle)
  const life = new AbortController()
  const fetchRest = () => import('./while-zoomed.ts')
  let isUsed = false

  /** A link that can be pressed in and out is none any more. */
  const tell = (isOn: boolean) =>
    apply(adoption, {
      attributes: {role: 'button', 'aria-pressed': `${isOn}`},
      classes: {'vitrine-zoom': true},
    })

  function load(): void {
    if (isUsed) return
    isUsed = true
    fetchRest().then(
      ({whileZoomed}) => whileZoomed(parts, state, life),
      () => {
        isUsed = false
      },
    )
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
    end() {
      life.abort()
      lens.hide()
      restore(adoption)
    },
  }
  tell(false)
  // a head start: whoever points at an image is about to zoom it
  fetchRest().catch(() => {})
  return state
}

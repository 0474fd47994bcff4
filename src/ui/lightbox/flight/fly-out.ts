import {element} from '../element.ts'
import {framesOf} from './placement.ts'
import {readThumbnail} from './read-thumbnail.ts'
import {LAYER, lieAt} from './styles.ts'
import {TIMING} from './timing.ts'

/** Called when the dialog has closed, with the image on the page. */
export type Departure = (home: HTMLImageElement | undefined, signal: AbortSignal) => void

/**
 * The page can be used as soon as the dialog has closed: what a visitor still sees of it is a layer above the page that
 * takes no clicks.
 */
export function prepareDeparture(dialog: HTMLElement, image: HTMLImageElement): Departure {
  // a copy of the thumbnail still stands in for it
  const isShown = image.style.opacity !== '0'
  const box = image.getBoundingClientRect()
  const ground = getComputedStyle(dialog).backgroundColor

  return (home, signal) => {
    const to = home ? readThumbnail(home) : null
    const veil = element('div', 'veil', {})
    Object.assign(veil.style, {position: 'absolute', inset: '0', backgroundColor: ground})
    const layer = element('div', 'flight', {popover: 'manual', 'aria-hidden': 'true'}, veil)
    Object.assign(layer.style, LAYER)
    const fading = [{opacity: 1}, {opacity: 0}]
    if (isShown) {
      image.removeAttribute('style')
      Object.assign(image.style, lieAt(box))
      layer.append(image)
    }
    document.body.append(layer)
    layer.showPopover?.()
    const fade = veil.animate(fading, TIMING)
    if (isShown && to) {
      const {there, here} = framesOf(box, to)
      image.animate([here, there], TIMING)
    } else if (isShown) image.animate(fading, TIMING)
    function remove(): void {
      layer.remove()
      signal.removeEventListener('abort', remove)
    }
    fade.finished.then(remove, remove)
    signal.addEventListener('abort', remove)
  }
}

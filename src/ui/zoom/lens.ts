import {mediaAddress} from '../../model/web-address.ts'
import {copySource} from '../large-image.ts'
import {toStyle, type View} from './view.ts'

/** An enlarged copy exactly over an image: the image itself is not touched, and nothing moves. */
export interface Lens {
  show: (view: View) => void
  hide: () => void
}

/** All inline: a page's rule for images would change it. */
const FIXED = {
  position: 'absolute',
  inset: '0 auto auto 0',
  zIndex: '1',
  maxWidth: 'none',
  margin: '0',
  pointerEvents: 'none',
  transformOrigin: '0 0',
}

function createCopy(image: HTMLImageElement, factor: number): HTMLImageElement {
  const copy = new Image()
  const {offsetWidth, offsetHeight} = image
  const {objectFit, objectPosition} = getComputedStyle(image)
  const size = {width: `${offsetWidth}px`, height: `${offsetHeight}px`}
  Object.assign(copy.style, FIXED, size, {objectFit, objectPosition})
  copy.className = 'vitrine-zoom__lens'
  copy.alt = ''
  // the displayed picture appears at once, and stays until the large one has loaded
  copy.src = mediaAddress(image.currentSrc || image.src) ?? ''
  copy.onload = () => {
    copy.onload = null
    copySource(copy, image, `${offsetWidth * factor}px`)
  }
  return copy
}

/** Positions the copy over the image, in any containing block. */
function lieOver(image: HTMLImageElement, copy: HTMLImageElement): void {
  const [from, to] = [copy.getBoundingClientRect(), image.getBoundingClientRect()]
  copy.style.left = `${to.left - from.left}px`
  copy.style.top = `${to.top - from.top}px`
}

export function createLens(image: HTMLImageElement): Lens {
  let copy: HTMLImageElement | undefined
  return {
    show(view) {
      if (!copy) {
        copy = createCopy(image, view.factor)
        ;(image.closest('picture') ?? image).after(copy)
        lieOver(image, copy)
      }
      Object.assign(copy.style, toStyle(view))
    },
    hide() {
      copy?.remove()
      copy = undefined
    },
  }
}

import {mediaAddress} from '../../model/web-address.ts'
import {copySource} from '../large-image.ts'
import {toTransform, type View} from './view.ts'

/** An enlarged copy exactly over an image: the image itself is not touched, and nothing moves. */
export interface Lens {
  show: (view: View) => void
  hide: () => void
}

/* All inline: a page's rules for images would change it. */
const CORNER = {position: 'absolute', inset: '0 auto auto 0'}
const FRAME = {...CORNER, zIndex: '1', overflow: 'clip', pointerEvents: 'none'}
const COPY = {...CORNER, maxWidth: 'none', margin: '0', transformOrigin: '0 0'}

function createCopy(image: HTMLImageElement, factor: number): HTMLImageElement {
  const copy = new Image()
  const {offsetWidth, offsetHeight} = image
  const {objectFit, objectPosition} = getComputedStyle(image)
  const size = {width: `${offsetWidth}px`, height: `${offsetHeight}px`}
  Object.assign(copy.style, COPY, size, {objectFit, objectPosition})
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

/** As large as the image: the rest of the copy does not make the page scroll. */
function createFrame(copy: HTMLImageElement): HTMLElement {
  const frame = document.createElement('span')
  const {width, height} = copy.style
  Object.assign(frame.style, FRAME, {width, height})
  frame.append(copy)
  return frame
}

/** Positions the frame over the image, in any containing block. */
function lieOver(image: HTMLImageElement, frame: HTMLElement): void {
  const [from, to] = [frame.getBoundingClientRect(), image.getBoundingClientRect()]
  frame.style.left = `${to.left - from.left}px`
  frame.style.top = `${to.top - from.top}px`
}

export function createLens(image: HTMLImageElement): Lens {
  let copy: HTMLImageElement | undefined
  return {
    show(view) {
      if (!copy) {
        copy = createCopy(image, view.factor)
        const frame = createFrame(copy)
        ;(image.closest('picture') ?? image).after(frame)
        lieOver(image, frame)
      }
      copy.style.transform = toTransform(view)
    },
    hide() {
      copy?.parentElement?.remove()
      copy = undefined
    },
  }
}

import {element} from '../element.ts'
import type {Size} from '../read-size.ts'
import {type Box, fitInto, framesOf} from './placement.ts'
import type {Thumbnail} from './read-thumbnail.ts'
import {lieAt} from './styles.ts'
import {TIMING} from './timing.ts'

export interface Arrival {
  slide: HTMLElement
  image: HTMLImageElement
  /** Of the large picture; null if the page does not state it. */
  size: Size | null
  from: Thumbnail
}

/** The space for the picture, above its caption. */
function areaOf(slide: HTMLElement): Box {
  const {left, top, width, height} = slide.getBoundingClientRect()
  return {left, top, width, height: height - (slide.querySelector('figcaption')?.offsetHeight ?? 0)}
}

/** A copy of the thumbnail grows to the size of the picture, and stays until the picture has loaded. */
export function flyIn({slide, image, size, from}: Arrival): void {
  const area = areaOf(slide)
  const to = fitInto(area, size ?? from, !size)
  const copy = element('img', 'copy', {alt: '', 'aria-hidden': 'true', src: from.src})
  Object.assign(copy.style, lieAt({...to, left: to.left - area.left, top: to.top - area.top}))
  image.style.opacity = '0'
  slide.append(copy)
  const {there, here} = framesOf(to, from)
  const {finished} = copy.animate([there, here], TIMING)
  const loaded = image.decode().catch(() => {})
  void Promise.allSettled([finished, loaded]).then(() => {
    image.style.opacity = ''
    copy.remove()
  })
}

import {fetchNow} from '../../../src/ui/gallery/fetch-now.ts'
import {reveal} from '../../../src/ui/gallery/reveal.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Parts} from './read-parts.ts'

/** An image that zooms is a separate widget, which mounts on its first use: it has to be focusable before. */
function reachZoom(slide: Element | undefined, adopt: Adopt): void {
  const image = slide?.querySelector(
    ':is(.sqs-image-zoom-area,[data-controller=ImageZoom]) img:not([tabindex])',
  )
  const control = image?.closest('a,button')
  if (image && !slide?.contains(control ?? null)) adopt(image, {attributes: {tabindex: '0'}})
}

/** Marks the active slide: templates of the platform style it by the class `selected`. */
export function createMarks({slides, thumbnails, indicators}: Parts, adopt: Adopt) {
  const [only] = indicators.length === 1 ? indicators : []
  const marks: readonly Element[] = only ? [...only.children] : indicators

  function turn(index: number, isOn: boolean): void {
    const classes = {selected: isOn}
    for (const element of [slides[index], marks[index]]) if (element) adopt(element, {classes})
    for (const [thumbnail, place] of thumbnails)
      if (place === index) adopt(thumbnail, {classes, attributes: {'aria-current': isOn ? 'true' : null}})
  }
  return {
    /** The first slide to show. */
    start(index: number): void {
      turn(index, true)
      reachZoom(slides[index], adopt)
    },
    move(index: number, previous: number): void {
      turn(previous, false)
      turn(index, true)
      reachZoom(slides[index], adopt)
      for (const near of [index - 1, index + 1]) fetchNow(slides[near], adopt)
      for (const [thumbnail, place] of thumbnails) if (place === index) reveal(thumbnail)
      if (only && !marks[0]) adopt(only, {content: only.textContent?.replace(/\d+/, `${index + 1}`)})
    },
  }
}

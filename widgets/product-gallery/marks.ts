import type {Wardrobe} from '../../src/ui/gallery/adoption-set.ts'
import {fetchNow} from '../../src/ui/gallery/fetch-now.ts'
import {reveal} from '../../src/ui/gallery/reveal.ts'
import type {Parts} from './parts.ts'

/** An image that zooms is a widget of its own that waits to be used: keyboards have to be able to. */
function reachZoom(slide: Element | undefined, {wear}: Wardrobe): void {
  const image = slide?.querySelector(
    ':is(.sqs-image-zoom-area,[data-controller=ImageZoom]) img:not([tabindex])',
  )
  const control = image?.closest('a,button')
  if (image && !slide?.contains(control ?? null)) wear(image, {attributes: {tabindex: '0'}})
}

/** What shows which slide is the active one: `selected` is the class that templates of the platform style it by. */
export function createMarks({slides, thumbnails, indicators}: Parts, wardrobe: Wardrobe) {
  const {wear} = wardrobe
  const [only] = indicators.length === 1 ? indicators : []
  const marks: readonly Element[] = only ? [...only.children] : indicators

  function turn(index: number, isOn: boolean): void {
    const classes = {selected: isOn}
    for (const element of [slides[index], marks[index]]) if (element) wear(element, {classes})
    for (const [thumbnail, place] of thumbnails)
      if (place === index) wear(thumbnail, {classes, attributes: {'aria-current': isOn ? 'true' : null}})
  }
  return {
    /** The slide that is shown first. */
    start(index: number): void {
      turn(index, true)
      reachZoom(slides[index], wardrobe)
    },
    move(index: number, previous: number): void {
      turn(previous, false)
      turn(index, true)
      reachZoom(slides[index], wardrobe)
      for (const near of [index - 1, index + 1]) fetchNow(slides[near], wardrobe)
      for (const [thumbnail, place] of thumbnails) if (place === index) reveal(thumbnail)
      if (only && !marks[0]) wear(only, {content: only.textContent?.replace(/\d+/, `${index + 1}`)})
    },
  }
}

import {createCarouselName} from '../../../src/ui/gallery/name-carousel.ts'
import {numbered} from '../../../src/ui/gallery/numbered.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import {texts} from '../widget.ts'
import type {Parts} from './read-parts.ts'

/** Names the current slide, and removes the name of the previous one. */
export type Name = (index: number, previous?: number) => void

/**
 * Roles and names of a carousel (WAI-ARIA APG). Only the current slide has a name: the others are out of reach, and
 * there can be thousands of them. Templates of the platform style the slide by the class `selected`.
 */
export function createNames({root, box, slides}: Parts, adopt: Adopt): Name {
  const nameCarousel = createCarouselName(root, box, adopt)

  function nameSlide(index: number, isShown: boolean): void {
    const slide = slides[index]
    if (!slide) return
    const when = (value: string) => (isShown ? value : undefined)
    const attributes = {
      // a list item keeps its role, and so does a figure
      role: slide.matches('li,figure') ? undefined : when('group'),
      'aria-roledescription': when('slide'),
      'aria-label': when(texts('slide', numbered(index, slides))),
    }
    // images, links and buttons keep their own names
    const isPlain = !slide.matches('a,button,img')
    adopt(slide, {classes: {selected: isShown}, ...(isPlain && {attributes})})
  }
  return (index, previous) => {
    nameCarousel(texts('label'), texts('slides'))
    if (previous !== undefined) nameSlide(previous, false)
    nameSlide(index, true)
  }
}

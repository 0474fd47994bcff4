import {isNamed, labelButton} from '../../../src/ui/gallery/label-button.ts'
import {createCarouselName} from '../../../src/ui/gallery/name-carousel.ts'
import {numbered} from '../../../src/ui/gallery/numbered.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import {texts} from '../widget.ts'
import type {Parts} from './read-parts.ts'

function labelThumbnails({thumbnails, slides}: Parts, adopt: Adopt): void {
  for (const [thumbnail, index] of thumbnails)
    labelButton(adopt, thumbnail, texts('thumbnail', numbered(index, slides)))
}

function labelSlides({slides}: Parts, adopt: Adopt): void {
  slides.forEach((slide, index) => {
    // images, links and buttons keep their own names
    if (slide.matches('a,button,img')) return
    adopt(slide, {
      attributes: {
        // a list item keeps its role
        role: slide.matches('li') ? undefined : 'group',
        'aria-roledescription': 'slide',
        'aria-label': texts('slide', numbered(index, slides)),
      },
    })
  })
}

/**
 * Sets the roles and names of a carousel (WAI-ARIA APG); a stack only names its thumbnails. The returned function runs
 * now and whenever the page changes the texts.
 */
export function createLabels(parts: Parts, isSlideshow: boolean, adopt: Adopt): () => void {
  const {root, box, previous, next} = parts
  const [hasPrevious, hasNext] = [isNamed(previous), isNamed(next)]
  const nameCarousel = isSlideshow ? createCarouselName(root, box, adopt) : null
  return () => {
    labelThumbnails(parts, adopt)
    if (!nameCarousel) return
    nameCarousel(texts('label'), texts('slides'))
    labelSlides(parts, adopt)
    labelButton(adopt, previous, hasPrevious ? undefined : texts('previous'))
    labelButton(adopt, next, hasNext ? undefined : texts('next'))
  }
}

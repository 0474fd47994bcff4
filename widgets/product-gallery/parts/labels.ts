import {isNamed, labelButton} from '../../../src/ui/gallery/label-button.ts'
import {createRowName} from '../../../src/ui/gallery/name-row.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import {texts} from '../strings.ts'
import type {Parts} from './read-parts.ts'

/** For texts that count slides. */
export const numbered = (index: number, slides: readonly unknown[]) => ({
  n: `${index + 1}`,
  count: `${slides.length}`,
})

function labelThumbnails({thumbnails, slides}: Parts, adopt: Adopt): void {
  for (const [thumbnail, index] of thumbnails)
    labelButton(adopt, thumbnail, texts('thumbnail', numbered(index, slides)))
}

function labelSlides({slides}: Parts, adopt: Adopt): void {
  slides.forEach((slide, index) => {
    // what an image, a link or a button is called is its own business
    if (slide.matches('a,button,img')) return
    adopt(slide, {
      attributes: {
        // an item of a list stays one
        role: slide.matches('li') ? undefined : 'group',
        'aria-roledescription': 'slide',
        'aria-label': texts('slide', numbered(index, slides)),
      },
    })
  })
}

/**
 * Gives the roles and names of a carousel (WAI-ARIA APG); a stack has only its thumbnails named. What it returns is
 * called now and whenever the page changes the texts.
 */
export function createLabels(parts: Parts, isSlideshow: boolean, adopt: Adopt): () => void {
  const {root, box, previous, next} = parts
  const isOwn = root.matches('[aria-label],[aria-labelledby]')
  const hasRole = root.matches('ul,ol,[role]')
  const [hasPrevious, hasNext] = [isNamed(previous), isNamed(next)]
  const nameRow = isSlideshow ? createRowName(box, root, adopt) : null
  return () => {
    labelThumbnails(parts, adopt)
    if (!nameRow) return
    adopt(root, {
      attributes: {
        role: hasRole ? undefined : 'region',
        'aria-roledescription': 'carousel',
        'aria-label': isOwn ? undefined : texts('label'),
      },
    })
    nameRow(texts('slides'))
    labelSlides(parts, adopt)
    labelButton(adopt, previous, hasPrevious ? undefined : texts('previous'))
    labelButton(adopt, next, hasNext ? undefined : texts('next'))
  }
}

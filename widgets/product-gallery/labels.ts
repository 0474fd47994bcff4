import type {Wardrobe} from '../../src/ui/gallery/adoption-set.ts'
import {isNamed, labelButton} from '../../src/ui/gallery/label-button.ts'
import {createStripName} from '../../src/ui/gallery/name-strip.ts'
import type {Parts} from './parts.ts'
import {texts} from './strings.ts'

/** For texts that count slides. */
export const numbered = (index: number, slides: readonly unknown[]) => ({
  n: `${index + 1}`,
  count: `${slides.length}`,
})

function labelThumbnails({thumbnails, slides}: Parts, wardrobe: Wardrobe): void {
  for (const [thumbnail, index] of thumbnails)
    labelButton(wardrobe, thumbnail, texts('thumbnail', numbered(index, slides)))
}

function labelSlides({slides}: Parts, {wear}: Wardrobe): void {
  slides.forEach((slide, index) => {
    // what an image, a link or a button is called is its own business
    if (slide.matches('a,button,img')) return
    wear(slide, {
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
export function createLabels(parts: Parts, isSlideshow: boolean, wardrobe: Wardrobe): () => void {
  const {root, box, previous, next} = parts
  const isOwn = root.matches('[aria-label],[aria-labelledby]')
  const hasRole = root.matches('ul,ol,[role]')
  const [hasPrevious, hasNext] = [isNamed(previous), isNamed(next)]
  const nameStrip = isSlideshow ? createStripName(box, root, wardrobe) : null
  return () => {
    labelThumbnails(parts, wardrobe)
    if (!nameStrip) return
    wardrobe.wear(root, {
      attributes: {
        role: hasRole ? undefined : 'region',
        'aria-roledescription': 'carousel',
        'aria-label': isOwn ? undefined : texts('label'),
      },
    })
    nameStrip(texts('slides'))
    labelSlides(parts, wardrobe)
    labelButton(wardrobe, previous, hasPrevious ? undefined : texts('previous'))
    labelButton(wardrobe, next, hasNext ? undefined : texts('next'))
  }
}

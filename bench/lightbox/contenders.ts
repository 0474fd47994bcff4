import {type Contender as Gallery, contenders as galleries} from '../gallery/contenders.ts'

/** A lightbox of the gallery suite, with what this suite presses and looks at. */
export interface Contender extends Gallery {
  /** The button that closes it. */
  close: string
  /** Matches everything that belongs to an open lightbox, and what is left of it while it disappears. */
  parts: string
}

const PARTS: Record<string, Pick<Contender, 'close' | 'parts'>> = {
  vitrine: {close: 'dialog [data-close]', parts: 'dialog,.vitrine-lightbox__flight'},
  PhotoSwipe: {close: '.pswp__button--close', parts: '.pswp'},
}

export const contenders: readonly Contender[] = galleries.flatMap((gallery) => {
  const parts = PARTS[gallery.name]
  return gallery.task === 'lightbox' && parts ? [{...gallery, ...parts}] : []
})

import './gallery.css'
import type {Mount} from '../../src/contract/widget.ts'
import {warn} from '../../src/page/report.ts'
import {createWardrobe} from '../../src/ui/gallery/adoption-set.ts'
import {enlargeLater} from '../../src/ui/gallery/enlarge-later.ts'
import {definition} from './definition.ts'
import {isCarousel, layOut} from './lay-out.ts'
import {openInNewWindow, picturesOf} from './links.ts'
import {mountCarousel} from './mount-carousel.ts'
import {type Parts, readLayout, readParts} from './parts.ts'
import {readOptions} from './read-options.ts'
import {texts} from './strings.ts'

type Show = (index: number) => void

/** What a press on a picture does; the carousel goes to the one that was looked at last. */
const addLightbox = (parts: Parts, theme: 'dark' | 'light', show: Show | undefined): (() => void) => {
  const images = picturesOf(parts)
  return enlargeLater({
    widget: definition.name,
    box: parts.box,
    images,
    action: texts('enlarge'),
    load: async () => {
      const {openPictures} = await import(/* usual */ './open-pictures.ts')
      return () => openPictures({...parts, images, theme, show})
    },
  })
}

/** Product.md §3, gallery options: pictures in a grid, a stack, a slide show or a slider. */
export const mount: Mount = (root) => {
  const parts = readParts(root)
  const options = readOptions(root)
  const layout = readLayout(root, options.design)
  if (!parts && root.dataset.vitrine !== undefined)
    warn(definition.name, 'has no pictures. Put <img> in it', root)
  // nothing to show, or nothing that we know how to
  if (!parts || !layout) return () => {}
  const wardrobe = createWardrobe()
  layOut(parts, layout, options, wardrobe)
  if (options.newWindow) openInNewWindow(parts, options.lightbox, wardrobe)
  // one picture is no carousel
  const carousel =
    isCarousel(layout) && parts.slides.length > 1 ? mountCarousel(parts, layout, options, wardrobe) : null
  const endLightbox = options.lightbox ? addLightbox(parts, options.lightboxTheme, carousel?.show) : null
  return () => {
    endLightbox?.()
    carousel?.end()
    wardrobe.restore()
  }
}

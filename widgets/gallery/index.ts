import './gallery.css'
import {warn} from '../../src/page/report.ts'
import {loadEnlargingOnUse} from '../../src/ui/gallery/load-enlarging-on-use.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {isCarousel, layOut} from './parts/lay-out.ts'
import {openInNewWindow, picturesOf} from './parts/links.ts'
import {mountCarousel} from './parts/mount-carousel.ts'
import {readOptions} from './parts/read-options.ts'
import {readLayout, readParts} from './parts/read-parts.ts'
import {definition, texts} from './widget.ts'

/** Product.md §3, gallery options: pictures in a grid, a stack, a slideshow or a slider. */
export const mount = enhance(definition, (widget) => {
  const {element: root, adopt, signal} = widget
  const parts = readParts(root)
  const options = readOptions(root)
  const layout = readLayout(root, options.design)
  if (!parts && root.dataset.vitrine !== undefined)
    warn(definition.name, 'has no pictures. Put <img> in it', root)
  // no pictures, or an unknown layout
  if (!parts || !layout) return
  layOut(parts, layout, options, adopt)
  if (options.newWindow) openInNewWindow(parts, options.lightbox, adopt)
  // a single picture is not a carousel
  const carousel =
    isCarousel(layout) && parts.slides.length > 1 ? mountCarousel(parts, layout, options, widget) : null
  if (!options.lightbox) return
  const images = picturesOf(parts)
  // a click shows a picture; the carousel moves to the last picture seen in the lightbox
  loadEnlargingOnUse({
    widget: definition.name,
    box: parts.box,
    images,
    action: texts('enlarge'),
    load: () => import('./lazy/open-pictures.ts'),
    enlarge: ({openPictures}) =>
      openPictures({...parts, images, theme: options.lightboxTheme, show: carousel?.show, signal}),
    signal,
  })
})

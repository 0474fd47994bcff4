import './product-gallery.css'
import type {Mount} from '../../src/contract/widget.ts'
import {enlargeLater} from '../../src/ui/gallery/enlarge-later.ts'
import {definition} from './definition.ts'
import {mountGallery} from './mount-gallery.ts'
import {imagesOf, readParts} from './parts.ts'
import {readGalleryProps} from './read-gallery-props.ts'
import {texts} from './strings.ts'

/** Product.md §2, product item page: the images of a product, which follow the chosen variant. */
export const mount: Mount = (root) => {
  const props = readGalleryProps(root)
  const parts = readParts(root)
  // a product without images
  if (!parts) return () => {}
  const gallery = mountGallery(parts, props)
  const isEnlarged = props.lightbox || props.zoom !== 'none'
  const endEnlarging = isEnlarged
    ? enlargeLater({
        widget: definition.name,
        box: parts.box,
        images: imagesOf(parts),
        action: texts(props.lightbox ? 'enlarge' : 'zoom'),
        load: async () => {
          const {enlarge} = await import('./enlarge.ts')
          return () => enlarge(parts, props, gallery)
        },
      })
    : () => {}
  return () => {
    endEnlarging()
    gallery.end()
  }
}

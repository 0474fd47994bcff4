import './product-gallery.css'
import {loadEnlargingOnUse} from '../../src/ui/gallery/load-enlarging-on-use.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {mountGallery} from './parts/mount-gallery.ts'
import {readGalleryProps} from './parts/read-gallery-props.ts'
import {imagesOf, readParts} from './parts/read-parts.ts'
import {definition, texts} from './widget.ts'

/** Product.md §2, product item page: the images of a product, which follow the chosen variant. */
export const mount = enhance(definition, (widget) => {
  const {element: root, signal} = widget
  const props = readGalleryProps(root, widget.props)
  const parts = readParts(root)
  // a product without images
  if (!parts) return
  const gallery = mountGallery(parts, props, widget)
  if (!props.lightbox && props.zoom === 'none') return
  loadEnlargingOnUse({
    widget: definition.name,
    box: parts.box,
    images: imagesOf(parts),
    action: texts(props.lightbox ? 'enlarge' : 'zoom'),
    load: () => import('./lazy/enlarge.ts'),
    enlarge: ({enlarge}) => enlarge({parts, props, gallery, signal}),
    signal,
  })
})

import {createThumbnail} from '../../../src/ui/gallery/create-thumbnail.ts'
import type {Parts} from '../parts/read-parts.ts'
import {definition} from '../widget.ts'

/** The display width of a thumbnail, in CSS pixels. */
const WIDTH = '64px'

/** Renders thumbnails if the server HTML has none: in their container, otherwise after the slides. */
export function addThumbnails(
  {root, box, slides, thumbnails, thumbnailRow}: Parts,
  signal: AbortSignal,
): void {
  const row = document.createElement('div')
  row.className = 'product-gallery__thumbnails'
  slides.forEach((slide, index) => {
    const thumbnail = createThumbnail(slide, definition.name, WIDTH)
    thumbnails.set(thumbnail, index)
    row.append(thumbnail)
  })
  const place = thumbnailRow ?? (box === root ? box.parentElement : root)
  place?.append(row)
  signal.addEventListener('abort', () => row.remove())
}

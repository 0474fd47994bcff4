import {createThumbnail} from '../../../src/ui/gallery/create-thumbnail.ts'
import {definition} from '../definition.ts'
import type {Parts} from '../parts/read-parts.ts'

/** CSS pixels that a thumbnail is fetched for. */
const WIDTH = '64px'

/** Thumbnails where the server rendered none: in the row that it left for them, else behind the slides. */
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

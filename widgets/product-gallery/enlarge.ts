import {imageOf} from '../../src/ui/gallery/find-slides.ts'
import {createLightbox} from '../../src/ui/lightbox/lightbox.ts'
import {controlOf} from '../../src/ui/operable.ts'
import {createZoom} from '../../src/ui/zoom/zoom.ts'
import {definition} from './definition.ts'
import type {Gallery} from './gallery.ts'
import {imagesOf, type Parts} from './parts.ts'
import type {GalleryProps} from './read-gallery-props.ts'

type Shows = Pick<Gallery, 'show'>

function addLightbox(parts: Parts, theme: GalleryProps['lightbox-theme'], gallery: Shows): () => void {
  const {box, slides} = parts
  const {end} = createLightbox({
    widget: definition.name,
    root: box,
    images: imagesOf(parts),
    theme,
    onClose: (image) => gallery.show(slides.findIndex((slide) => slide.contains(image))),
  })
  return end
}

/** Zooms the one slide that is used. */
function addZoom({root, box}: Parts, mode: 'hover' | 'click', factor: number): () => void {
  const life = new AbortController()
  let zoomed: {slide: HTMLElement; end: () => void} | null = null

  function forget(): void {
    zoomed?.end()
    zoomed = null
  }
  function prepare({target}: Event): void {
    let slide = target instanceof HTMLElement ? target : null
    while (slide && slide.parentElement !== box) slide = slide.parentElement
    const image = slide && imageOf(slide)
    if (!slide || !image || slide === zoomed?.slide) return
    forget()
    zoomed = {slide, end: createZoom({image, toggle: controlOf(image, slide), mode, factor})}
  }
  // in time for the zoom to hear of it too; the pointer may have been there before us
  for (const type of ['pointermove', 'click', 'keydown'])
    box.addEventListener(type, prepare, {capture: true, signal: life.signal})
  root.addEventListener('vitrine:gallery-change', forget, life)

  return () => {
    life.abort()
    forget()
  }
}

/** What a press on an image does, or a mouse over it: the lightbox, the zoom or both. */
export function enlarge(parts: Parts, props: GalleryProps, gallery: Shows): () => void {
  const {lightbox, zoom, 'zoom-factor': factor} = props
  const ends = [
    ...(lightbox ? [addLightbox(parts, props['lightbox-theme'], gallery)] : []),
    ...(zoom === 'none' ? [] : [addZoom(parts, zoom, factor)]),
  ]
  return () => {
    for (const end of ends) end()
  }
}

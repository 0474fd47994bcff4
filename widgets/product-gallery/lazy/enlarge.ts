import {imageOf} from '../../../src/ui/gallery/find-slides.ts'
import {createLightbox} from '../../../src/ui/lightbox/lightbox.ts'
import {controlOf} from '../../../src/ui/operable.ts'
import {createZoom} from '../../../src/ui/zoom/zoom.ts'
import type {Gallery} from '../parts/gallery.ts'
import type {GalleryProps} from '../parts/read-gallery-props.ts'
import {imagesOf, type Parts} from '../parts/read-parts.ts'
import {definition} from '../widget.ts'

interface Enlarging {
  parts: Parts
  props: GalleryProps
  gallery: Pick<Gallery, 'show'>
  signal: AbortSignal
}

function addLightbox({parts, props, gallery, signal}: Enlarging): void {
  const {box, slides} = parts
  createLightbox({
    widget: definition.name,
    root: box,
    images: imagesOf(parts),
    theme: props['lightbox-theme'],
    // at once: the picture flies there
    onClose: (image) =>
      gallery.show(
        slides.findIndex((slide) => slide.contains(image)),
        false,
      ),
    signal,
  })
}

/** Zooms only the slide in use. */
function addZoom({parts: {root, box}, props, signal}: Enlarging, mode: 'hover' | 'click'): void {
  let zoomed: {slide: HTMLElement; controller: AbortController} | null = null

  function forget(): void {
    zoomed?.controller.abort()
    zoomed = null
  }
  function prepare({target}: Event): void {
    let slide = target instanceof HTMLElement ? target : null
    while (slide && slide.parentElement !== box) slide = slide.parentElement
    const image = slide && imageOf(slide)
    if (!slide || !image || slide === zoomed?.slide) return
    forget()
    const controller = new AbortController()
    zoomed = {slide, controller}
    createZoom({
      image,
      toggle: controlOf(image, slide),
      mode,
      factor: props['zoom-factor'],
      signal: controller.signal,
    })
  }
  // early enough for the zoom to receive the event too; the pointer may have been there before the widget mounted
  for (const type of ['pointermove', 'click', 'keydown'])
    box.addEventListener(type, prepare, {capture: true, signal})
  root.addEventListener('vitrine:gallery-change', forget, {signal})
  signal.addEventListener('abort', forget)
}

/** Attaches the lightbox, the zoom or both to clicks and hover on an image. */
export function enlarge(enlarging: Enlarging): void {
  const {lightbox, zoom} = enlarging.props
  if (lightbox) addLightbox(enlarging)
  if (zoom !== 'none') addZoom(enlarging, zoom)
}

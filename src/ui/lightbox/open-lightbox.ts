import {createScope} from '../../widget/scope.ts'
import {afterPaint} from '../after-paint.ts'
import {enterMedia, leaveMedia} from '../carousel/media.ts'
import {type OpenDialog, openDialog} from '../dialog/open-dialog.ts'
import {createButton} from './controls.ts'
import {createSlides, type Slides} from './create-slides.ts'
import {flyIn} from './flight/fly-in.ts'
import {type Departure, prepareDeparture} from './flight/fly-out.ts'
import {readThumbnail} from './flight/read-thumbnail.ts'
import {mayMove} from './flight/timing.ts'
import {onResized} from './on-resized.ts'
import {lightboxTexts as texts} from './strings.ts'
import type {Zoom} from './zoom/zoom.ts'

export interface Pictures {
  /** Holds the images, and perhaps videos. */
  root: HTMLElement
  images: readonly HTMLImageElement[]
  theme: 'dark' | 'light'
  /** Called with the last displayed image. */
  onClose?: (image: HTMLImageElement) => void
  /** Closes it. */
  signal: AbortSignal
}

interface OpenOptions extends Pictures {
  /** The first one to show. */
  image: HTMLImageElement
  /** Receives the focus afterwards; the focused element by default. */
  opener: HTMLElement | undefined
}

/** Outside of the picture and its caption. */
const isOutside = ({target}: Event): boolean =>
  target instanceof Element && !target.closest('button,img,figcaption,p')

/** The buttons and the strip, in the order of the Tab key. */
function createContent(
  {box, region, carousel, index}: Slides,
  count: number,
  close: () => void,
): HTMLElement[] {
  const step = (by: number) => () => carousel().show(index() + by)
  const arrows = count > 1 ? [createButton('previous', step(-1)), createButton('next', step(1)), region] : []
  return [createButton('close', close), ...arrows, box]
}

/** Shows the pictures of a gallery in a modal dialog, full-screen (product.md §2, §9). */
export function openLightbox({
  root,
  images,
  image,
  theme,
  opener,
  onClose,
  signal: page,
}: OpenOptions): OpenDialog {
  const start = Math.max(0, images.indexOf(image))
  const closed = new AbortController()
  const {signal} = closed
  const thumbnail = mayMove() ? readThumbnail(image) : null
  let zoom: Zoom | undefined
  let isLeaving = false
  let depart: Departure | undefined
  const slides = createSlides(images, start, {onChange: () => zoom?.leave(), signal})
  const {carousel, index, current, present, measure} = slides
  const content = createContent(slides, images.length, () => leave(dialog.close))
  const zooms = createScope(signal, () => {}).lazy(() => import('./zoom/zoom.ts'))

  /** The frame after a press shows an answer; taking the dialog away is more work than fits into it. */
  function leave(close: () => void): void {
    const large = current()?.image()
    if (isLeaving || !mayMove() || !large?.naturalWidth) {
      close()
      return
    }
    isLeaving = true
    dialog.element.classList.add('vitrine-lightbox--leaving')
    afterPaint(() => {
      depart = prepareDeparture(dialog.element, large)
      close()
    }, signal)
  }

  // before the dialog is laid out
  current()?.fill()
  const dialog = openDialog({
    label: texts('label'),
    className: `vitrine-lightbox vitrine-lightbox--${theme}`,
    content,
    ...(opener && {opener}),
    isOutside,
    leave,
    back: page,
    onClose() {
      closed.abort()
      enterMedia(root)
      const last = images[index()]
      if (last) onClose?.(last)
      depart?.(last, page)
    },
  })
  leaveMedia(root)
  dialog.element.addEventListener('keydown', (event) => carousel().onKey(event))
  onResized(() => {
    zoom?.leave()
    measure()
    carousel().realign()
  }, signal)
  present(start)
  const [slide, large] = [current(), current()?.image()]
  if (thumbnail && slide && large)
    flyIn({slide: slide.element, image: large, size: slide.picture().size, from: thumbnail})
  // without it, the pictures can still be seen
  void zooms.run(({createZoom}) => {
    zoom = createZoom({dialog: dialog.element, leave: () => leave(dialog.close), slides, signal})
  })
  return dialog
}

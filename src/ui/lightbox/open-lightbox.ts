import {createCarousel} from '../carousel/carousel.ts'
import {wrapIndex} from '../carousel/wrap-index.ts'
import {type OpenDialog, openDialog} from '../dialog/open-dialog.ts'
import {createButton, createPosition} from './controls.ts'
import {element} from './element.ts'
import {type Picture, readPicture} from './read-picture.ts'
import {createSlide} from './slide.ts'
import {lightboxTexts as texts} from './strings.ts'

export interface Pictures {
  images: readonly HTMLImageElement[]
  theme: 'dark' | 'light'
  /** Called with the last displayed image. */
  onClose?: (image: HTMLImageElement) => void
}

interface OpenOptions extends Pictures {
  /** The first one to show. */
  image: HTMLImageElement
  /** Receives the focus afterwards; the focused element by default. */
  opener: HTMLElement | undefined
}

/** Milliseconds after the last change of the window's size (product.md §9). */
const PAUSE = 100

/** Calls back once the window has its new size. */
function onResized(act: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(act, PAUSE)
  }
  addEventListener('resize', later, {signal})
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Outside of the picture and its caption. */
const isOutside = ({target}: Event): boolean =>
  target instanceof Element && !target.closest('button,img,figcaption,p')

/** The slides, and the effects of showing another one. */
function createSlides(pictures: readonly Picture[], start: number, signal: AbortSignal) {
  const count = pictures.length
  const nameOf = (index: number) => texts('position', {n: `${index + 1}`, count: `${count}`})
  const slides = pictures.map((picture, index) => createSlide(picture, nameOf(index)))
  const {region, say} = createPosition()
  const attributes = {tabindex: '0', role: 'region', 'aria-label': texts('slides')}
  const box = element('div', 'strip', attributes, ...slides.map((slide) => slide.element))

  /** The neighbours, too: they have loaded by the time they are shown. */
  function present(index: number): void {
    for (const near of [index, index + 1, index - 1]) slides[wrapIndex(near, count)]?.fill()
    if (count > 1) say(nameOf(index), pictures[index]?.alt ?? '')
  }
  const carousel = createCarousel({
    box,
    slides: slides.map((slide) => slide.element),
    start,
    onChange: present,
    signal,
  })
  return {
    box,
    region,
    carousel,
    present,
    measure() {
      for (const slide of slides) slide.measure()
    },
  }
}

/** Shows the pictures of a gallery in a modal dialog, full-screen (product.md §2, §9). */
export function openLightbox({images, image, theme, opener, onClose}: OpenOptions): OpenDialog {
  const start = Math.max(0, images.indexOf(image))
  const closed = new AbortController()
  const {signal} = closed
  const {box, region, carousel, present, measure} = createSlides(images.map(readPicture), start, signal)
  const step = (by: number) => () => carousel.show(carousel.index() + by)
  const close = createButton('close', () => dialog.close())
  const arrows =
    images.length > 1 ? [createButton('previous', step(-1)), createButton('next', step(1)), region] : []
  onResized(() => {
    measure()
    carousel.realign()
  }, signal)

  const dialog = openDialog({
    label: texts('label'),
    className: `vitrine-lightbox vitrine-lightbox--${theme}`,
    content: [close, ...arrows, box],
    ...(opener && {opener}),
    isOutside,
    onClose() {
      closed.abort()
      const last = images[carousel.index()]
      if (last) onClose?.(last)
    },
  })
  dialog.element.addEventListener('keydown', carousel.onKey)
  carousel.realign()
  present(start)
  return dialog
}

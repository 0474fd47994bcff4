import {setSource} from '../large-image.ts'
import {element} from './element.ts'
import {type Picture, readPicture} from './read-picture.ts'
import {lightboxTexts as texts} from './strings.ts'

/** One slide; its content is fetched once it is near. */
export interface Slide {
  element: HTMLElement
  /** Read at its first use: a gallery can have hundreds. */
  picture: () => Picture
  fill: () => void
  /** Picture and caption, once they are being fetched. */
  figure: () => HTMLElement | null
  image: () => HTMLImageElement | null
  /** Checks again whether its content is taller than the window. */
  measure: () => void
}

function createImage({source, size, alt}: Picture): HTMLImageElement {
  const image = element('img', 'image', {alt, decoding: 'async', draggable: 'false'})
  if (size) {
    image.width = size.width
    image.height = size.height
    // a picture that is fetched for the whole width may be smaller than that
    image.style.maxWidth = `min(100%, ${size.width}px)`
  }
  setSource(image, source, '100vw')
  return image
}

const createBroken = ({alt}: Picture): HTMLElement =>
  element(
    'div',
    'broken',
    {},
    ...(alt ? [element('p', 'alt', {}, alt)] : []),
    element('p', 'problem', {}, texts('broken')),
  )

/** Height of the picture in pixels at its maximum width. */
function heightOf({naturalWidth, naturalHeight}: HTMLImageElement, {size}: Picture): number {
  const width = Math.min(size?.width ?? naturalWidth, innerWidth)
  return naturalWidth ? (width * naturalHeight) / naturalWidth : 0
}

export function createSlide(image: HTMLImageElement, name: string): Slide {
  let read: Picture | undefined
  const slide = element('div', 'slide', {
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': name,
  })

  function picture(): Picture {
    read ??= readPicture(image)
    return read
  }
  function measure(): void {
    const large = slide.querySelector('img')
    const caption = slide.querySelector<HTMLElement>('figcaption')
    const height = (large ? heightOf(large, picture()) : 0) + (caption?.offsetHeight ?? 0)
    slide.classList.toggle('vitrine-lightbox__slide--tall', height > innerHeight)
    // a scroll container has to be reachable by keyboard
    if (caption && caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0
    else caption?.removeAttribute('tabindex')
  }
  function settle(): void {
    slide.removeAttribute('aria-busy')
    measure()
  }
  function fill(): void {
    if (slide.firstChild) return
    const large = createImage(picture())
    const figure = element('figure', 'figure', {}, large)
    const {caption, language: lang} = picture()
    const attributes = {dir: 'auto', ...(lang && {lang})}
    if (caption) figure.append(element('figcaption', 'caption', attributes, caption))
    slide.setAttribute('aria-busy', 'true')
    large.onload = settle
    large.onerror = () => {
      large.replaceWith(createBroken(picture()))
      settle()
    }
    slide.append(figure)
  }
  return {
    element: slide,
    picture,
    fill,
    measure,
    figure: () => slide.querySelector('figure'),
    image: () => slide.querySelector('figure img'),
  }
}

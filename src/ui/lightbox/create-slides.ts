import {afterPaint} from '../after-paint.ts'
import {type Carousel, createCarousel} from '../carousel/carousel.ts'
import {wrapIndex} from '../carousel/wrap-index.ts'
import {createPosition} from './controls.ts'
import {element} from './element.ts'
import {createSlide, type Slide} from './slide.ts'
import {lightboxTexts as texts} from './strings.ts'

export interface Slides {
  /** Holds the slides; scrolls sideways. */
  box: HTMLElement
  /** Shows the position. */
  region: HTMLElement
  /** Adds the other slides at its first call. */
  carousel: () => Carousel
  /** Of the slide that is shown. */
  index: () => number
  current: () => Slide | undefined
  /** Fetches the picture of a slide and its neighbours, and announces it. */
  present: (index: number) => void
  /** Checks again how high the pictures are. */
  measure: () => void
}

/**
 * The slides, and the effects of showing another one. At first there is only the one to start with: a gallery can have
 * hundreds, and the first frame of the lightbox does not wait for them.
 */
export function createSlides(
  images: readonly HTMLImageElement[],
  start: number,
  {onChange, signal}: {onChange: () => void; signal: AbortSignal},
): Slides {
  const count = images.length
  const nameOf = (index: number) => texts('position', {n: `${index + 1}`, count: `${count}`})
  const {region, say} = createPosition()
  /** By index. */
  const slides: Slide[] = []
  const slideAt = (index: number): Slide | undefined => {
    const image = images[index]
    if (image) slides[index] ??= createSlide(image, nameOf(index))
    return slides[index]
  }
  const first = slideAt(start)?.element
  const attributes = {tabindex: '0', role: 'region', 'aria-label': texts('slides')}
  const box = element('div', 'strip', attributes, ...(first ? [first] : []))
  let carousel: Carousel | undefined
  const index = () => carousel?.index() ?? start

  function present(index: number): void {
    slideAt(index)?.fill()
    if (count > 1) say(nameOf(index), slides[index]?.picture().alt ?? '')
    // the neighbours, too: they have loaded by the time they are shown
    afterPaint(() => {
      complete()
      for (const near of [index + 1, index - 1]) slides[wrapIndex(near, count)]?.fill()
    }, signal)
  }
  function complete(): Carousel {
    if (carousel) return carousel
    const elements = images.flatMap((_, at) => slideAt(at)?.element ?? [])
    carousel = createCarousel({
      box,
      slides: elements,
      start,
      onChange(next) {
        onChange()
        present(next)
      },
      signal,
    })
    first?.before(...elements.slice(0, start))
    first?.after(...elements.slice(start + 1))
    carousel.realign()
    return carousel
  }
  return {
    box,
    region,
    carousel: complete,
    index,
    present,
    current: () => slides[index()],
    measure() {
      for (const slide of slides) slide?.measure()
    },
  }
}

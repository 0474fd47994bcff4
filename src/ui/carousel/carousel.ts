import {isHandledElsewhere} from '../../page/is-handled-elsewhere.ts'
import {adopt, applyAttribute, restore} from '../../widget/adopt.ts'
import {enterMedia, followFrames, leaveMedia} from './media.ts'
import {createScrollSnap, type ScrollSnapOptions} from './scroll-snap.ts'
import {wrapIndex} from './wrap-index.ts'

/** The box is focusable. */
export interface CarouselOptions extends Pick<ScrollSnapOptions, 'box' | 'slides' | 'align' | 'signal'> {
  /** Index of the first slide to show. */
  start: number
  onChange: (index: number, previous: number) => void
}

export interface Carousel {
  index: () => number
  /** Wraps around at either end. @default smooth to a neighbour */
  show: (index: number, isSmooth?: boolean) => void
  /** For `keydown`: arrows move in their visual direction, Home and End to the ends. */
  onKey: (event: KeyboardEvent) => void
  /** Restores the slide's position if the width of the box has changed. */
  realign: () => void
}

const FIELDS = 'input,select,textarea,[contenteditable]'

const isTyped = ({target}: Event): boolean => target instanceof Element && target.closest(FIELDS) !== null

/** The focus would be lost in a slide that becomes inert. */
function moveFocus(slide: Element, box: HTMLElement): void {
  const control = slide.querySelector<HTMLElement>('a[href],button,[tabindex]') ?? box
  control.focus({preventScroll: true})
}

/** Slides of which one is shown at a time (WAI-ARIA APG, carousel): the others are inert. */
export function createCarousel({start, onChange, ...row}: CarouselOptions): Carousel {
  const {box, slides, signal} = row
  const count = slides.length
  const adopted = slides.map(adopt)
  let current = start

  function reach(index: number, isReached: boolean): void {
    const slide = adopted[index]
    if (slide) applyAttribute(slide, 'inert', isReached ? null : '')
  }
  function mark(next: number): void {
    const [from, to] = [slides[current], slides[next]]
    if (!from || !to || from === to) return
    const previous = current
    current = next
    reach(next, true)
    if (from.contains(document.activeElement)) moveFocus(to, box)
    reach(previous, false)
    leaveMedia(from)
    enterMedia(to)
    onChange(next, previous)
  }
  /** Width of the box at the last check of its slides, in px. */
  let width = 0
  function realign(): void {
    // only the height changes as pictures load: that must not interrupt a visitor's swipe
    if (width === box.clientWidth) return
    width = box.clientWidth
    scroller.show(current, false)
  }
  const scroller = createScrollSnap({
    ...row,
    onArrive(index) {
      // a change of width scrolls the box before the observer reports it: that is not a swipe
      if (width && width !== box.clientWidth) return realign()
      width = box.clientWidth
      mark(index)
    },
  })

  function show(index: number, isSmooth?: boolean): void {
    const next = wrapIndex(index, count)
    // animating across hundreds of slides helps no visitor
    scroller.show(next, isSmooth ?? Math.abs(next - current) === 1)
    mark(next)
  }

  followFrames(signal)
  for (const index of slides.keys()) reach(index, index === start)
  signal.addEventListener('abort', () => adopted.forEach(restore))

  return {
    index: () => current,
    show,
    realign,
    onKey(event) {
      if (isHandledElsewhere(event) || isTyped(event)) return
      const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1
      const next = {
        ArrowLeft: current - forward,
        ArrowRight: current + forward,
        Home: 0,
        End: count - 1,
      }[event.key]
      if (next === undefined) return
      event.preventDefault()
      show(next)
    },
  }
}

import {adopt, applyAttribute, restore} from '../../widget/adopt.ts'
import {isTaken} from '../operable.ts'
import {createScrollSnap, type ScrollSnapOptions} from './scroll-snap.ts'
import {wrapIndex} from './wrap-index.ts'

/** The box can have the focus. */
export interface CarouselOptions extends Pick<ScrollSnapOptions, 'box' | 'slides' | 'align' | 'signal'> {
  /** Of the slide that is shown first. */
  start: number
  onChange: (index: number, previous: number) => void
}

export interface Carousel {
  index: () => number
  /** Counted on beyond either end. */
  show: (index: number) => void
  /** For `keydown`: arrows go the way that they point, Home and End to the ends. */
  onKey: (event: KeyboardEvent) => void
  /** Puts the slide back at its place where the box has another width than the last time. */
  realign: () => void
}

const FIELDS = 'input,select,textarea,[contenteditable]'

const isTyped = ({target}: Event): boolean => target instanceof Element && target.closest(FIELDS) !== null

/** It would be lost in a slide that is out of reach. */
function moveFocus(slide: Element, box: HTMLElement): void {
  const control = slide.querySelector<HTMLElement>('a[href],button,[tabindex]') ?? box
  control.focus({preventScroll: true})
}

/** Slides of which one is shown at a time (WAI-ARIA APG, carousel): the others are out of reach for all. */
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
    onChange(next, previous)
  }
  /** Of the box when its slides were last looked at, in px. */
  let width = 0
  function realign(): void {
    // the height alone changes as pictures come: that is no reason to take them out of a visitor's hand
    if (width === box.clientWidth) return
    width = box.clientWidth
    scroller.show(current, false)
  }
  const scroller = createScrollSnap({
    ...row,
    onArrive(index) {
      // another width scrolls the box before the new width is observed: the visitor did not do that
      if (width && width !== box.clientWidth) return realign()
      width = box.clientWidth
      mark(index)
    },
  })

  function show(index: number): void {
    const next = wrapIndex(index, count)
    // a way of hundreds of slides is no use to anyone
    scroller.show(next, Math.abs(next - current) === 1)
    mark(next)
  }

  for (const index of slides.keys()) reach(index, index === start)
  signal.addEventListener('abort', () => adopted.forEach(restore))

  return {
    index: () => current,
    show,
    realign,
    onKey(event) {
      if (isTaken(event) || isTyped(event)) return
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

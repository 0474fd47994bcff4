import {emit} from '../../../src/page/emit.ts'
import {type Carousel, createCarousel} from '../../../src/ui/carousel/carousel.ts'
import {findNearest} from '../../../src/ui/carousel/scroll-snap.ts'
import {fetchNow} from '../../../src/ui/gallery/fetch-now.ts'
import {createLayer} from '../../../src/ui/gallery/layer.ts'
import {numbered} from '../../../src/ui/gallery/numbered.ts'
import {swipeLayered} from '../../../src/ui/gallery/swipe-layered.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {definition, texts} from '../widget.ts'
import {addArrows} from './arrows.ts'
import {createNames} from './create-names.ts'
import type {GalleryOptions} from './read-options.ts'
import type {Layout, Parts} from './read-parts.ts'
import {type Stage, step} from './stage.ts'

type GalleryWidget = Widget<typeof definition>

/** Loads the rare parts of a carousel; none of them shifts the layout. */
function addRest(stage: Stage, lazy: GalleryWidget['lazy']): void {
  const {indicators, thumbnails, autoplay} = stage.options
  if (indicators || thumbnails)
    void lazy(() => import('../lazy/pickers.ts')).run(({addPickers}) => addPickers(stage))
  if (autoplay) void lazy(() => import('../lazy/autoplay.ts')).run(({startAutoplay}) => startAutoplay(stage))
}

/** Slides with one active at a time (product.md §4), and their controls. */
export function mountCarousel(
  parts: Parts,
  layout: Layout,
  options: GalleryOptions,
  {adopt, lazy, signal, followTexts}: GalleryWidget,
): Pick<Carousel, 'show'> {
  const {root, box, slides} = parts
  const {name: block} = definition
  const isRow = layout !== 'slideshow'
  const name = createNames(parts, adopt)
  const carousel = createCarousel({
    box,
    slides,
    start: 0,
    align: isRow ? options['active-alignment'] : 'center',
    onChange(index, previous) {
      name(index, previous)
      for (const near of [index - 1, index + 1]) fetchNow(slides[near], adopt)
      layer.say(texts('shown', numbered(index, slides)))
      emit('gallery-change', {index, count: slides.length}, root)
    },
    signal,
  })
  function onLayout(isFirst: boolean): void {
    if (isFirst) {
      // it may have been scrolled before the widget mounted: reading the position now would force a layout
      box.dispatchEvent(new Event('scroll'))
      swipeLayered(box, {block, adopt, step: (by) => step(stage, by), signal})
    }
    carousel.realign()
  }
  const layer = createLayer({block, box, onLayout, signal})
  const stage: Stage = {parts, options, carousel, layer, adopt, signal, followTexts}
  followTexts(() => name(carousel.index()))
  addArrows(stage)
  addRest(stage, lazy)
  for (const holder of [root, layer.element]) holder.addEventListener('keydown', carousel.onKey, {signal})
  // in a row of several slides the others are visible, and inert: the box receives clicks on them
  const press = (event: MouseEvent) => {
    if (isRow && event.target === box) carousel.show(findNearest(slides, event.clientX))
  }
  box.addEventListener('click', press, {signal})
  return carousel
}

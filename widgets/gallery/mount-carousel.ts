import {emit} from '../../src/page/emit.ts'
import {report} from '../../src/page/report.ts'
import {type Carousel, createCarousel} from '../../src/ui/carousel/carousel.ts'
import {findNearest} from '../../src/ui/carousel/scroll-snap.ts'
import type {Wardrobe} from '../../src/ui/gallery/adoption-set.ts'
import {fetchNow} from '../../src/ui/gallery/fetch-now.ts'
import {createLayer} from '../../src/ui/gallery/layer.ts'
import {swipeLayered} from '../../src/ui/gallery/swipe-layered.ts'
import {addArrows} from './arrows.ts'
import {createNames} from './create-names.ts'
import {definition} from './definition.ts'
import type {Layout, Parts} from './parts.ts'
import type {GalleryOptions} from './read-options.ts'
import {nameNow, type Stage, step} from './stage.ts'
import {numbered, texts} from './strings.ts'

/** What few galleries have comes by itself; nothing of it takes room that was not there. */
function addRest(stage: Stage): void {
  const {parts, options, life} = stage
  const add = (load: Promise<(stage: Stage) => void>) =>
    load
      .then((extra) => life.signal.aborted || extra(stage))
      .catch((error) => report(definition.name, error, parts.root))
  if (options.indicators || options.thumbnails) add(import('./pickers.ts').then(({addPickers}) => addPickers))
  if (options.autoplay) add(import('./autoplay.ts').then(({startAutoplay}) => startAutoplay))
}

/** Slides of which one is active at a time (product.md §4), with all that leads from one to another. */
export function mountCarousel(
  parts: Parts,
  layout: Layout,
  options: GalleryOptions,
  wardrobe: Wardrobe,
): Pick<Carousel, 'show' | 'end'> {
  const {root, box, slides} = parts
  const isRow = layout !== 'slideshow'
  const life = new AbortController()
  const name = createNames(parts, wardrobe)
  const carousel = createCarousel({
    box,
    slides,
    start: 0,
    align: isRow ? options['active-alignment'] : 'center',
    onChange(index, previous) {
      name(index, previous)
      for (const near of [index - 1, index + 1]) fetchNow(slides[near], wardrobe)
      layer.say(texts('shown', numbered(index, slides)))
      emit('gallery-change', {index, count: slides.length}, root)
    },
  })
  const layer = createLayer(definition.name, box, (isFirst) => {
    if (isFirst) {
      // it may have been scrolled before we came: to ask before there is a layout would make one
      box.dispatchEvent(new Event('scroll'))
      swipeLayered(box, {block: definition.name, wardrobe, step: (by) => step(stage, by), life})
    }
    carousel.realign()
  })
  const stage: Stage = {parts, options, carousel, layer, wardrobe, life}
  nameNow(stage, () => name(carousel.index()))
  addArrows(stage)
  addRest(stage)
  for (const holder of [root, layer.element]) holder.addEventListener('keydown', carousel.onKey, life)
  // in a row of several the others are seen, and out of reach: the box hears of a press on them
  const press = (event: MouseEvent) => {
    if (isRow && event.target === box) carousel.show(findNearest(slides, event.clientX))
  }
  box.addEventListener('click', press, life)

  return {
    show: carousel.show,
    end() {
      life.abort()
      carousel.end()
      layer.end()
    },
  }
}

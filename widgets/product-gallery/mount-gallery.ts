import {emit} from '../../src/page/emit.ts'
import {createWardrobe, type Wardrobe} from '../../src/ui/gallery/adoption-set.ts'
import {createLayer} from '../../src/ui/gallery/layer.ts'
import {swipeLayered} from '../../src/ui/gallery/swipe-layered.ts'
import {definition} from './definition.ts'
import {followVariant} from './follow-variant.ts'
import {createGallery, findStart, type Gallery} from './gallery.ts'
import {createLabels, numbered} from './labels.ts'
import {createMarks} from './marks.ts'
import type {Parts} from './parts.ts'
import {hearPresses} from './press.ts'
import type {GalleryProps} from './read-gallery-props.ts'
import {texts} from './strings.ts'

function layOut({root, box, slides}: Parts, {wear}: Wardrobe): void {
  wear(root, {classes: {'product-gallery__root': true}})
  wear(box, {classes: {'product-gallery__slides': true}})
  for (const slide of slides) wear(slide, {classes: {'product-gallery__slide': true}})
}

const needsThumbnails = ({slides, thumbnails}: Parts, props: GalleryProps): boolean =>
  props.thumbnails && slides.length > 1 && !thumbnails.size

/** Thumbnails where the server has rendered none; returns what takes them away. */
function renderThumbnails(parts: Parts, life: AbortController, onRendered: () => void): () => void {
  let remove = () => {}
  import('./thumbnails.ts').then(
    ({addThumbnails}) => {
      if (life.signal.aborted) return
      remove = addThumbnails(parts)
      onRendered()
    },
    () => {},
  )
  return () => remove()
}

/** Slides, thumbnails and arrows of one gallery, on what the server rendered. */
export function mountGallery(parts: Parts, props: GalleryProps): Pick<Gallery, 'show' | 'end'> {
  const {root, box, slides} = parts
  const count = slides.length
  // one slide is no carousel
  const isSlideshow = props.design === 'slideshow' && count > 1
  const start = findStart(parts)
  const wardrobe = createWardrobe()
  const life = new AbortController()
  if (isSlideshow) layOut(parts, wardrobe)
  const marks = createMarks(parts, wardrobe)
  const gallery = createGallery(parts, start, isSlideshow, (index, before) => {
    marks.move(index, before)
    layer?.say(texts('shown', numbered(index, slides)))
    emit('gallery-change', {index, count}, root)
  })
  const step = (by: number) => gallery.show(gallery.index() + by)
  const layer =
    count > 1
      ? createLayer(definition.name, box, (isFirst) => {
          gallery.realign()
          if (isFirst && isSlideshow) swipeLayered(box, {block: definition.name, wardrobe, step, life})
        })
      : null
  if (isSlideshow && layer && !parts.previous && !parts.next) [parts.previous, parts.next] = layer.addArrows()
  const name = createLabels(parts, isSlideshow, wardrobe)
  const dress = () => {
    name()
    marks.start(gallery.index())
  }
  dress()
  const removeThumbnails = needsThumbnails(parts, props) ? renderThumbnails(parts, life, dress) : null
  for (const holder of [root, layer?.element]) if (holder) hearPresses(holder, parts, gallery, life)
  followVariant(parts, gallery, life)
  document.addEventListener('vitrine:strings', name, life)

  return {
    show: gallery.show,
    end(): void {
      life.abort()
      gallery.end()
      layer?.end()
      removeThumbnails?.()
      wardrobe.restore()
    },
  }
}

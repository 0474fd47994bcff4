import {emit} from '../../../src/page/emit.ts'
import {createLayer} from '../../../src/ui/gallery/layer.ts'
import {numbered} from '../../../src/ui/gallery/numbered.ts'
import {swipeLayered} from '../../../src/ui/gallery/swipe-layered.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {definition, texts} from '../widget.ts'
import {followVariant} from './follow-variant.ts'
import {createGallery, findStart, type Gallery} from './gallery.ts'
import {createLabels} from './labels.ts'
import {createMarks} from './marks.ts'
import {hearPresses} from './press.ts'
import type {GalleryProps} from './read-gallery-props.ts'
import type {Parts} from './read-parts.ts'

function layOut({root, box, slides}: Parts, adopt: Adopt): void {
  adopt(root, {classes: {'product-gallery__root': true}})
  adopt(box, {classes: {'product-gallery__slides': true}})
  for (const slide of slides) adopt(slide, {classes: {'product-gallery__slide': true}})
}

const needsThumbnails = ({slides, thumbnails}: Parts, props: GalleryProps): boolean =>
  props.thumbnails && slides.length > 1 && !thumbnails.size

/** Mounts the slides, thumbnails and arrows of one gallery on the server HTML. */
export function mountGallery(
  parts: Parts,
  props: GalleryProps,
  {adopt, lazy, signal, followTexts}: Widget<typeof definition>,
): Pick<Gallery, 'show'> {
  const {root, box, slides} = parts
  const {name: block} = definition
  const count = slides.length
  // a single slide is not a carousel
  const isSlideshow = props.design === 'slideshow' && count > 1
  if (isSlideshow) layOut(parts, adopt)
  const marks = createMarks(parts, adopt)
  const gallery = createGallery({
    parts,
    start: findStart(parts),
    isSlideshow,
    onChange(index, before) {
      marks.move(index, before)
      layer?.say(texts('shown', numbered(index, slides)))
      emit('gallery-change', {index, count}, root)
    },
    signal,
  })
  const step = (by: number) => gallery.show(gallery.index() + by)
  function onLayout(isFirst: boolean): void {
    gallery.realign()
    if (isFirst && isSlideshow) swipeLayered(box, {block, adopt, step, signal})
  }
  const layer = count > 1 ? createLayer({block, box, onLayout, signal}) : null
  if (isSlideshow && layer && !parts.previous && !parts.next) [parts.previous, parts.next] = layer.addArrows()
  const name = createLabels(parts, isSlideshow, adopt)
  const mark = () => marks.start(gallery.index())
  followTexts(name)
  mark()
  if (needsThumbnails(parts, props))
    // a gallery works without them
    void lazy(() => import('../lazy/thumbnails.ts')).run(
      ({addThumbnails}) => {
        addThumbnails(parts, signal)
        name()
        mark()
      },
      () => {},
    )
  for (const holder of [root, layer?.element]) if (holder) hearPresses(holder, parts, gallery, signal)
  followVariant(parts, gallery, signal)
  return gallery
}

import './image-zoom.css'
import {controlOf, makeOperable} from '../../src/ui/operable.ts'
import {createZoom} from '../../src/ui/zoom/zoom.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readTweaks} from './parts/read-tweaks.ts'
import {definition, texts} from './widget.ts'

/** Product.md §3, image zoom: the element is the image or holds it. */
export const mount = enhance(definition, (widget) => {
  const {element, adopt, signal} = widget
  const isAuthored = 'vitrine' in element.dataset
  const {zoom: mode, 'zoom-factor': factor} = isAuthored ? widget.props : readTweaks()
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
  if (isAuthored && !image) throw new TypeError('no image: put an <img> into it')
  if (!image || mode === 'none') return
  makeOperable(adopt, image, element, texts('zoom'))
  createZoom({image, toggle: controlOf(image, element), mode, factor, signal})
})

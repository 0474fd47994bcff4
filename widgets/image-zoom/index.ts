import './image-zoom.css'
import type {Mount} from '../../src/contract/widget.ts'
import {controlOf, makeOperable} from '../../src/ui/operable.ts'
import {createZoom} from '../../src/ui/zoom/zoom.ts'
import {restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {readTweaks} from './read-tweaks.ts'
import {texts} from './strings.ts'

/** Product.md §3, image zoom: the element is the image or holds it. */
export const mount: Mount = (element) => {
  const isAuthored = 'vitrine' in element.dataset
  const {zoom: mode, 'zoom-factor': factor} = isAuthored ? readProps(element, definition) : readTweaks()
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
  if (isAuthored && !image) throw new TypeError('no image: put an <img> into it')
  if (!image || mode === 'none') return () => {}
  const operable = makeOperable(image, element, texts('zoom'))
  const toggle = controlOf(image, element)
  const endZoom = createZoom({image, toggle, mode, factor})
  return () => {
    endZoom()
    restore(operable)
  }
}

import './lightbox.css'
import {isHandledElsewhere} from '../../src/page/is-handled-elsewhere.ts'
import {warn} from '../../src/page/report.ts'
import {createLightbox} from '../../src/ui/lightbox/lightbox.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {findSlide, findSlideOfPage, readOpener} from './parts/openers.ts'
import {definition} from './widget.ts'

/**
 * Product.md §2, lightbox: the pictures of a list, those that platform markup keeps for the galleries next to it, or the
 * one of an image block.
 */
export const mount = enhance(definition, ({element, props, signal}) => {
  const images = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')]
  if (!images.length) warn(definition.name, 'has no pictures. Put <img> in it', element)
  // as an image block of the platform says it
  const theme = element.dataset.lightboxTheme === 'light' ? 'light' : props.theme
  const open = createLightbox({widget: definition.name, root: element, images, theme, signal})

  function onClickElsewhere(event: MouseEvent): void {
    const found = isHandledElsewhere(event) ? null : readOpener(event, element)
    const image = found && findSlide(element, found.slug)
    if (!image) return
    event.preventDefault()
    open(image, found.opener)
  }
  document.addEventListener('click', onClickElsewhere, {signal})
  const named = findSlideOfPage(element)
  if (named) open(named)
})

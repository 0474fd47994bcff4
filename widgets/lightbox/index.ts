import './lightbox.css'
import type {Mount} from '../../src/contract/widget.ts'
import {warn} from '../../src/page/report.ts'
import {createLightbox} from '../../src/ui/lightbox/lightbox.ts'
import {isTaken} from '../../src/ui/operable.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {findSlide, findSlideOfPage, readOpener} from './openers.ts'

/** Product.md §2, lightbox: the pictures of a list, or those that platform markup keeps for the galleries beside it. */
export const mount: Mount = (element) => {
  const {theme} = readProps(element, definition)
  const images = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')]
  if (!images.length) warn(definition.name, 'has no pictures. Put <img> in it', element)
  const lightbox = createLightbox({widget: definition.name, root: element, images, theme})
  const listening = new AbortController()

  function onClickElsewhere(event: MouseEvent): void {
    const found = isTaken(event) ? null : readOpener(event, element)
    const image = found && findSlide(element, found.slug)
    if (!image) return
    event.preventDefault()
    lightbox.open(image, found.opener)
  }
  document.addEventListener('click', onClickElsewhere, listening)
  const named = findSlideOfPage(element)
  if (named) lightbox.open(named)

  return () => {
    listening.abort()
    lightbox.end()
  }
}

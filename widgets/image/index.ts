import './image.css'
import type {Mount} from '../../src/contract/widget.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {adoptImage} from './adopt-image.ts'
import {definition} from './definition.ts'

export const mount: Mount = (element) => {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
  if (!image) throw new TypeError('there is no <img>')
  return adoptImage(image, readProps(element, definition))
}

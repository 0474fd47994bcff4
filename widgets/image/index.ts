import './image.css'
import {enhance} from '../../src/widget/enhance.ts'
import {adoptImage} from './parts/adopt-image.ts'
import {definition} from './widget.ts'

export const mount = enhance(definition, (widget) => {
  const {element} = widget
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
  if (!image) throw new TypeError('there is no <img>')
  adoptImage(image, widget)
})

import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

export const strings = {
  label: 'Carousel',
  previous: 'Previous',
  next: 'Next',
}

export const texts = createTexts(definition.name, strings)

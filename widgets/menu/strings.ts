import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

export const strings = {
  open: 'Menu',
  close: 'Close the menu',
}

export const texts = createTexts(definition.name, strings)

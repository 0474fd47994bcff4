import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

export const strings = {
  start: 'Start the moving text',
  stop: 'Stop the moving text',
}

export const texts = createTexts(definition.name, strings)

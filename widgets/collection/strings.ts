import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

export const strings = {
  failed: 'The list has not changed.',
  offline: 'Please check your internet connection.',
  close: 'Close',
  retry: 'Try again',
  range: 'Items {from} to {to}',
}

export const texts = createTexts(definition.name, strings)

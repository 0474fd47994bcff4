import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  label: 'Email',
  sent: 'Thank you! We will email you when this product is back in stock.',
  offline: 'Please check your internet connection.',
}

export const texts = createTexts('restock-form', strings)

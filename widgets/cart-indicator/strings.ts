import {createTexts} from '../../src/page/texts.ts'
import type {countLabelKey} from './parts/count.ts'

export const strings = {
  one: 'One item in cart',
  other: '{n} items in cart',
  over: 'More than 100 items in cart',
}

export const texts = createTexts<ReturnType<typeof countLabelKey>>('cart-indicator', strings)

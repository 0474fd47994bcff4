import type {countLabelKey} from '../../src/format/count.ts'
import {createTexts} from '../../src/lib/texts.ts'

export const strings = {
  one: 'One item in cart',
  other: '{n} items in cart',
  over: 'More than 100 items in cart',
}

export const texts = createTexts<ReturnType<typeof countLabelKey>>('cart-indicator', strings)

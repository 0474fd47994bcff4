import {createTexts} from '../../src/lib/texts.ts'
import {soldOutText} from '../../src/model/product-state.ts'
import {useTexts} from '../../src/store/react.ts'
import type {AddToCartProps} from './context.ts'

/** Texts of a button that waits; the others come with its first use. */
export const strings = {
  soldOut: 'Sold out',
  cannotAdd: 'Unable to Add Item',
  offline: 'Please check your internet connection.',
  close: 'OK',
}

export const texts = createTexts('add-to-cart', strings)

/** What the button says while nothing happens; undefined leaves what the server wrote. */
export function useIdleLabel({isSoldOut, merchandising, label}: AddToCartProps): string | undefined {
  const text = useTexts(texts)
  return isSoldOut ? soldOutText(merchandising.customSoldOutText, text('soldOut')) : (label ?? undefined)
}

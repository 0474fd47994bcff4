import {soldOutText} from '../../src/model/stock.ts'
import {useTexts} from '../../src/ui/use-texts.ts'
import type {AddToCartProps} from './context.ts'
import {texts} from './strings.ts'

/** What the button says while nothing happens; undefined leaves what the server wrote. */
export function useIdleLabel({isSoldOut, merchandising, label}: AddToCartProps): string | undefined {
  const text = useTexts(texts)
  return isSoldOut ? soldOutText(merchandising.customSoldOutText, text('soldOut')) : (label ?? undefined)
}

import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {soldOutText} from '../../../src/model/stock.ts'
import {useTexts} from '../../../src/widget/use-texts.ts'
import {texts} from '../widget.ts'
import type {AddToCartProps} from './context.ts'
import {pageText} from './page-text.ts'

/** The label of the idle button; undefined keeps the server's. */
export function useIdleLabel({merchandising, label}: AddToCartProps, isOut: boolean): string | undefined {
  const text = useTexts(texts)
  const custom = textOrNull(readPath(merchandising, 'customSoldOutText'))
  if (!isOut) return label ?? undefined
  return soldOutText(custom, pageText('productSoldOutText', 'soldOut') ?? text('soldOut'))
}

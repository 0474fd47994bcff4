import {buttonLabel} from '../../../src/model/product-state.ts'
import {useTexts} from '../../../src/widget/use-texts.ts'
import {markupTexts} from '../markup-strings.ts'
import type {AddToCartProps, Status} from '../parts/context.ts'
import {useIdleLabel} from '../parts/use-idle-label.ts'
import type {refusalOf} from './offer.ts'
import {activeTexts} from './strings.ts'

type Refusal = ReturnType<typeof refusalOf>

/** The label of the button. Undefined keeps the server's label, unless that was about the stock. */
export function useLabel(
  props: AddToCartProps,
  status: Status,
  refusal: Refusal,
  servedRefusal: Refusal,
): string | undefined {
  const text = useTexts(activeTexts)
  const {product, parts} = props
  const idle = useIdleLabel(props, refusal === 'out')
  if (status === 'adding' || status === 'added') return text(status)
  if (status === 'select-option') return text('selectOption')
  if (refusal === 'none') return text('unavailableVariant')
  if (refusal || idle !== undefined || !servedRefusal) return idle
  const texts = {subscribe: markupTexts('subscribe'), addToCart: markupTexts('addToCart')}
  return parts.button.dataset.originalLabel || buttonLabel(product, texts)
}

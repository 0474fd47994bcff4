import {countLabelKey, formatCount} from '../../src/format/count.ts'
import {createView} from '../../src/store/view.ts'
import {texts} from './strings.ts'

const sayCount = (items: number): string => texts(countLabelKey(items), {n: `${items}`})

export interface View {
  /** Undefined until the cart was read: the server's text stays until then. */
  count: string | undefined
  /** The count as a sentence. */
  label: string
  cents: number
}

export const selectView = createView(
  ({synced, cart}): View => ({
    count: synced ? formatCount(cart?.totalQuantity ?? 0) : undefined,
    label: sayCount(cart?.totalQuantity ?? 0),
    cents: cart?.subtotalCents ?? 0,
  }),
)

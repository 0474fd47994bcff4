import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // not deferred: it is shown and hidden as options are chosen elsewhere
  selector: '.product-restock-notification',
}

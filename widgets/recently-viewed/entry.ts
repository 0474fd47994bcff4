import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isRare: true,
  // not deferred: it notes the product of the page
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isRare: true,
  // a button of a visitor without a list waits for its first use
  served: '[data-item-id]',
  kept: 'vitrine-lists',
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isRare: true,
  // not before it is seen: each asks the shop
  strategy: 'seen',
}

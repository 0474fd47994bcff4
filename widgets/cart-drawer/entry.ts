import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // nothing in the element is clicked: an addition or the cart link loads it (loader/engine/follow-cart.ts)
  strategy: 'interaction',
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  selector: '#sqs-cart-root:not([data-vitrine] *)',
}

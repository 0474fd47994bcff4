import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'loader',
  selector: '.sqs-custom-cart:not([data-vitrine] *)',
  isEverywhere: true,
}

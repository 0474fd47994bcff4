import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-product-quick-view-button',
  strategy: 'interaction',
  served: '*',
}

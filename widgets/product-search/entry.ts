import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-search-ui-text-input:not([data-vitrine] *)',
  strategy: 'interaction',
  isRare: true,
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // the controllers of product galleries and of their lightboxes have other names
  selector: ':is(.sqs-block-gallery,[data-controller^=Gallery]):not([data-vitrine] *)',
  strategy: 'visible',
}

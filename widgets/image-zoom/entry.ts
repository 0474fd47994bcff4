import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector:
    ':is(.sqs-image-zoom-area,[data-controller=ImageZoom]):not([data-vitrine] *,[data-controller=ImageZoom] *)',
  strategy: 'interaction',
}

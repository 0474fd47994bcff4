import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  selector:
    ':is(.ProductItem-gallery,[data-controller=ProductGallery]):not([data-vitrine] *,.ProductItem-gallery *)',
  strategy: 'visible',
}

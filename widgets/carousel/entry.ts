import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '[data-controller*=ListCarousel],.summary-carousel-pager',
  strategy: 'visible',
}

import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {
  added: {selector: '.cart-popover__text', values: {productName: 'lastAdded.title'}},
  link: at('.cart-popover__link'),
  close: at('.cart-popover__close'),
}

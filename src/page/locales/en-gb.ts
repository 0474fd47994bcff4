import {createPut, type Owned} from './catalogue.ts'

/** British wording where it differs; everything else falls back to the widgets' English. */
const texts = {
  'cart-page': {
    postalCode: 'Postcode',
    estimateTitle: 'Estimate delivery and taxes',
    shipping: 'Delivery',
  },
  form: {State: 'County', Zip: 'Postcode'},
} satisfies Owned

export const put = createPut('en', texts)

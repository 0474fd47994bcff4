import {createPut, type Owned} from './catalogue.ts'

/** British words where they differ; all else is English of the widgets' own. */
const texts = {
  'cart-page': {
    postalCode: 'Postcode',
    estimateTitle: 'Estimate delivery and taxes',
    shipping: 'Delivery',
  },
  form: {State: 'County', Zip: 'Postcode'},
} satisfies Owned

export const put = createPut('en', texts)

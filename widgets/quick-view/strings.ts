import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  label: 'Quick view',
  previous: 'Previous product',
  next: 'Next product',
  close: 'Close',
  position: '{n} of {count}',
  loading: 'Loading…',
  added: '{productName} was added to your cart',
  viewCart: 'View Cart',
  error: 'Error: {message}',
  unavailable: 'Unable to load this product',
  failed:
    "There was an issue loading the quick view of this product. Please see the product's page for full product details.",
  offline: 'Please check your internet connection.',
  details: 'View full details',
  retry: 'Try again',
  ok: 'OK',
}

export const texts = createTexts('quick-view', strings)

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'loader',
  selector: '.sqs-add-to-cart-button:not([data-vitrine] *,.product-add-ons *)',
  // not if the widget writes the button or its label, if the button may not be focusable, nor if its form is around
  // it
  isButton: true,
  served: ':not([data-label]):has(button.sqs-add-to-cart-button,[type=submit],button:not([type]))',
}

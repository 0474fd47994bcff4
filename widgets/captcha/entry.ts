import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // a form that is a widget renders its own
  selector: '.captcha-container:not([data-vitrine] *,form[data-form-id] *,.product-restock-notification *)',
  strategy: 'visible',
}

import type {Registration} from '../../src/contract/widget.ts'
import {SERVED_FORM} from '../../src/widget/served-form.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  selector: 'form.newsletter-form:not([data-vitrine] *)',
  // text typed on an earlier visit counts as a use, and is restored at rest
  served: SERVED_FORM,
  // before forms, whose selector matches newsletters, too
  isFirst: true,
}

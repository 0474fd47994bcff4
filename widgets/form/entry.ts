import type {Registration} from '../../src/contract/widget.ts'
import {SERVED_FORM} from '../../src/widget/served-form.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // newsletters in such a block are claimed before (isFirst)
  selector: '.sqs-block-form form[data-form-id]:not([data-vitrine] *)',
  opener: '.sqs-block-form .lightbox-handle',
  // as for newsletters
  served: SERVED_FORM,
}

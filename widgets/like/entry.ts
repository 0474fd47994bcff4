import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-simple-like',
  pressed: '.sqs-simple-like,[data-vitrine=like]',
}

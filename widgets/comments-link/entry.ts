import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // not deferred: it may show another number than the server HTML
  selector: '.sqs-comment-link',
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // not deferred: it answers Back, and a change of a field, which no other event repeats
}

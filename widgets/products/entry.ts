import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isRare: true,
  // room for its cards is there before it is in view; it asks the shop once it is
  strategy: 'idle',
}

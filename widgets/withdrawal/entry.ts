import type {Registration} from '../../src/contract/widget.ts'

// not deferred: a link without text could not be reached
export const entry: Registration = {in: 'engine', isRare: true}

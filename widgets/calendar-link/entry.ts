import type {Registration} from '../../src/contract/widget.ts'

// not deferred: the address of the link is copied, and opened in other tabs, without a click event
export const entry: Registration = {in: 'engine'}

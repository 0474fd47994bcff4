import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: 'a.user-accounts-text-link:not([data-vitrine] *)',
}

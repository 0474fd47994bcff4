import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // other frameworks have items of that class, too
  selector:
    '.accordion-items-container:not([data-vitrine] *),.accordion-item:has(.accordion-item__click-target):not([data-vitrine] *,.accordion-items-container *)',
  strategy: 'visible',
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  // not deferred: before mounting, its pictures are not buttons and do not announce a dialog, and links elsewhere
  // open it, too
  selector: '[data-controller=Lightbox]:not([data-vitrine] *)',
}

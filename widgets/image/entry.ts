import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  // other lazy loaders have data-src, too
  selector: 'img[data-src]:is([data-load=false],[data-image]:not([data-load]))',
  strategy: 'visible',
}

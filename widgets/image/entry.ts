import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isUsual: true,
  selector: 'img[data-src][data-load=false]',
  strategy: 'visible',
}

import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  isRare: true,
  selector: '.Marquee',
  strategy: 'visible',
}

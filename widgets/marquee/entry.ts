import type {Registration} from '../../src/contract/widget.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.Marquee',
  strategy: 'visible',
}

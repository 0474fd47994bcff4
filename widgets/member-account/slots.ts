import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {
  title: at('.member-account__title'),
  reveal: at('.member-account__reveal'),
  'log-out': at('.member-account__log-out'),
}

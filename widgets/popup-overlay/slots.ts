import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {
  close: at('.popup-overlay__close'),
  sent: at('.popup-overlay__form .newsletter__thanks'),
}

import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {sent: at('.newsletter__thanks'), close: at('.newsletter__close')}

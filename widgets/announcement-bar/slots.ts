import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {dismiss: at('.announcement-bar__dismiss')}

import {type Regions, TAKEN} from '../../src/widget/regions.ts'

export const slots: Regions = {card: TAKEN, empty: TAKEN}

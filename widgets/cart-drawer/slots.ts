import {type Regions, TAKEN} from '../../src/widget/regions.ts'

export const slots: Regions = {line: TAKEN, code: TAKEN, 'cross-sell': TAKEN}

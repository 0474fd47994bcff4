import {type Regions, TAKEN} from '../../src/widget/regions.ts'

export const slots: Regions = {line: TAKEN, code: TAKEN, empty: TAKEN, 'below-totals': TAKEN}

import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {sent: at('.vitrine-form__thanks'), close: at('.vitrine-form__close')}

import {arrowsOf, at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {...arrowsOf('quick-view'), close: at('.quick-view__close')}

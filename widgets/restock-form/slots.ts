import {at, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {sent: at('.restock-form__message:not(.restock-form__problem)')}

import {lightboxAt, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = lightboxAt()

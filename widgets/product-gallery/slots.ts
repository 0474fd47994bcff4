import {arrowsOf, lightboxAt, type Regions} from '../../src/widget/regions.ts'

export const slots: Regions = {...arrowsOf('product-gallery'), ...lightboxAt('lightbox-')}

import {PICTURE_SIZE} from '../seed/pictures.ts'
import type {SeedProduct} from '../seed/types.ts'
import {type Html, html} from './html.ts'

/** The product's picture; `first` for one that is on the first screen. */
export const picture = ({slug, alt}: SeedProduct, first = false): Html =>
  html`<img class="picture" src="/media/${slug}.svg" alt="${alt}" width="${PICTURE_SIZE.width}" height="${
    PICTURE_SIZE.height
  }"${first ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`}>`

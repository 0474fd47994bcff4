import {GALLERY_OPTIONS} from '../../src/model/gallery-options.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'gallery',
  attributes: {...GALLERY_OPTIONS, options: {type: 'json'}},
} as const satisfies Definition

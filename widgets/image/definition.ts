import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'image',
  attributes: {
    src: {type: 'text', default: ''},
    'image-dimensions': {type: 'text', default: ''},
    'image-focal-point': {type: 'text', default: ''},
    load: {type: 'boolean', default: false},
    sizes: {type: 'text', default: ''},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'quick-view',
  attributes: {
    'product-id': {type: 'text', default: null},
    group: {type: 'text', default: ''},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'like',
  attributes: {
    'item-id': {type: 'text', default: ''},
    'like-count': {type: 'integer', default: 0, min: 0},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'wishlist',
  attributes: {
    'item-id': {type: 'text', default: ''},
    'wishlist-list': {type: 'boolean', default: false},
  },
} as const satisfies Definition

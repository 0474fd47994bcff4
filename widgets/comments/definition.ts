import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'comments',
  attributes: {
    'item-id': {type: 'text', default: null},
    'comment-state': {type: 'integer', default: 1, min: 0},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'comments-link',
  attributes: {
    id: {type: 'text', default: ''},
    'public-comment-count': {type: 'integer', default: null, min: 0},
  },
} as const satisfies Definition

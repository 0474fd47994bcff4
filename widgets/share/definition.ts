import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'share',
  attributes: {
    'full-url': {type: 'text', default: ''},
    title: {type: 'text', default: ''},
  },
} as const satisfies Definition

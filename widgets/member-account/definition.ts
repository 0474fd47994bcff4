import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'member-account',
  attributes: {
    labels: {type: 'json'},
    'clone-cart': {type: 'boolean', default: true},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'follow',
  attributes: {
    username: {type: 'text', default: ''},
    'profile-url': {type: 'text', default: ''},
  },
} as const satisfies Definition

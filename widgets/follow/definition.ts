import type {Definition} from '../../src/ui/definition.ts'

export const definition = {
  name: 'follow',
  attributes: {
    username: {type: 'text', default: ''},
    'profile-url': {type: 'text', default: ''},
  },
} as const satisfies Definition

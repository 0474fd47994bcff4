import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'additional-fields',
  attributes: {
    form: {type: 'json', isVital: true},
    'entry-id': {type: 'text', default: null},
  },
} as const satisfies Definition

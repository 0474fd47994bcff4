import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'form',
  attributes: {
    form: {type: 'json'},
    'form-id': {type: 'text', default: null},
    'content-source': {type: 'choice', choices: ['i', 'c'], default: 'c'},
    lightbox: {type: 'boolean', default: false},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'newsletter',
  attributes: {
    'form-id': {type: 'text', default: null},
    form: {type: 'json'},
    'content-source': {type: 'text', default: null},
    lightbox: {type: 'boolean', default: false},
    'double-opt-in': {type: 'boolean', default: false},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'video',
  attributes: {
    html: {type: 'text', default: ''},
    'provider-name': {type: 'text', default: ''},
    title: {type: 'text', default: ''},
    load: {type: 'boolean', default: true},
    background: {type: 'boolean', default: false},
  },
} as const satisfies Definition

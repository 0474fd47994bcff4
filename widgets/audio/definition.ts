import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'audio',
  attributes: {
    'audio-asset-url': {type: 'text', default: ''},
    title: {type: 'text', default: ''},
    author: {type: 'text', default: ''},
    'duration-in-ms': {type: 'integer', default: 0, min: 0},
  },
} as const satisfies Definition

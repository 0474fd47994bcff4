import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'marquee',
  attributes: {
    reverse: {type: 'boolean', default: false},
    speed: {type: 'number', default: 1, min: 0.1, max: 10},
  },
} as const satisfies Definition

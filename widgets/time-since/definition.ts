import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'time-since',
  attributes: {
    date: {type: 'integer', default: null},
  },
} as const satisfies Definition

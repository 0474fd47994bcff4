import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'withdrawal',
  attributes: {
    order: {type: 'text', default: null},
  },
} as const satisfies Definition

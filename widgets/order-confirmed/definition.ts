import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'order-confirmed',
  attributes: {
    order: {type: 'json', isVital: true},
  },
} as const satisfies Definition

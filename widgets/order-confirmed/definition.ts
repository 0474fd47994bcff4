import type {Definition} from '../../src/ui/definition.ts'

export const definition = {
  name: 'order-confirmed',
  attributes: {
    order: {type: 'json', isVital: true},
  },
} as const satisfies Definition

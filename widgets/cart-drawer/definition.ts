import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'cart-drawer',
  attributes: {
    options: {type: 'json'},
  },
} as const satisfies Definition

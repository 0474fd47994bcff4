import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'cart-page',
  attributes: {
    options: {type: 'json'},
  },
} as const satisfies Definition

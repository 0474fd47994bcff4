import type {Definition} from '../../src/ui/definition.ts'

export const definition = {
  name: 'cart-page',
  attributes: {
    options: {type: 'json'},
  },
} as const satisfies Definition

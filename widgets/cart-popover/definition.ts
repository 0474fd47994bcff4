import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'cart-popover',
  attributes: {
    position: {type: 'choice', choices: ['auto', 'floating', 'top-right'], default: 'auto'},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'cart-indicator',
  attributes: {
    items: {type: 'integer', default: 0, min: 0},
    subtotal: {type: 'text', default: ''},
    href: {type: 'text', default: '/cart'},
  },
} as const satisfies Definition

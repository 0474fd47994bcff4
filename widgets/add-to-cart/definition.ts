import {MAX_QUANTITY} from '../../src/model/quantity.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'add-to-cart',
  attributes: {
    product: {type: 'json', isVital: true},
    'product-id': {type: 'text', default: null},
    'item-id': {type: 'text', default: null},
    variants: {type: 'json', isVital: true},
    'product-type': {type: 'text', default: null},
    mode: {type: 'choice', choices: ['page', 'list'], default: 'page'},
    quantity: {type: 'integer', default: 1, min: 1, max: MAX_QUANTITY},
    label: {type: 'text', default: null},
    express: {type: 'boolean', default: false},
    'price-differences': {type: 'boolean', default: false},
    'low-stock': {type: 'integer', default: null, min: 1},
    'buy-bar': {type: 'boolean', default: false},
    swatches: {type: 'choice', choices: ['none', 'color', 'picture'], default: 'none'},
    merchandising: {type: 'json'},
  },
} as const satisfies Definition

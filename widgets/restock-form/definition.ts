import {MAILING_LIST} from '../../src/model/restock.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'restock-form',
  attributes: {
    'product-id': {type: 'text', default: null},
    'variant-id': {type: 'text', default: null},
    'mailing-list': {type: 'choice', choices: MAILING_LIST, default: 'hidden'},
  },
} as const satisfies Definition

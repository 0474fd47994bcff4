import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'product-search',
  attributes: {suggest: {type: 'text', default: null}},
} as const satisfies Definition

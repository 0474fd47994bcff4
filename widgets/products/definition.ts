import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'products',
  attributes: {query: {type: 'text', default: ''}},
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'carousel',
  attributes: {},
} as const satisfies Definition

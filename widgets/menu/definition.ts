import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'menu',
  attributes: {},
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'accordion',
  attributes: {multiple: {type: 'boolean', default: true}},
} as const satisfies Definition

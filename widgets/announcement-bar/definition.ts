import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'announcement-bar',
  attributes: {
    version: {type: 'text', default: null},
  },
} as const satisfies Definition

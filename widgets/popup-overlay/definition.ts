import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'popup-overlay',
  attributes: {
    options: {type: 'json', isVital: true},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'lightbox',
  attributes: {
    theme: {type: 'choice', choices: ['dark', 'light'], default: 'dark'},
  },
} as const satisfies Definition

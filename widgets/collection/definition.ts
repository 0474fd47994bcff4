import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'collection',
  attributes: {
    apply: {type: 'choice', choices: ['at-once', 'together'], default: 'at-once'},
    pages: {type: 'choice', choices: ['more', 'pages', 'both'], default: 'both'},
  },
} as const satisfies Definition

import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'legal-notice',
  attributes: {
    kind: {type: 'choice', choices: ['notice', 'label'], default: 'notice'},
    notices: {type: 'json'},
    fallback: {type: 'text', default: 'en'},
  },
} as const satisfies Definition

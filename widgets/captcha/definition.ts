import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'captcha',
  attributes: {
    'site-key': {type: 'text', default: null},
    theme: {type: 'choice', choices: ['light', 'dark'], default: 'light'},
    alignment: {type: 'choice', choices: ['left', 'center', 'right'], default: 'left'},
    size: {type: 'choice', choices: ['auto', 'normal', 'compact'], default: 'auto'},
  },
} as const satisfies Definition

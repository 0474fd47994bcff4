import {ZOOM_FACTOR} from '../../src/model/zoom-factor.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'image-zoom',
  attributes: {
    zoom: {type: 'choice', choices: ['hover', 'click', 'none'], default: 'hover'},
    'zoom-factor': {type: 'number', ...ZOOM_FACTOR},
  },
} as const satisfies Definition

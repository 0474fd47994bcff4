import {ZOOM_FACTOR} from '../../src/model/zoom-factor.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const definition = {
  name: 'product-gallery',
  attributes: {
    design: {type: 'choice', choices: ['slideshow', 'stacked'], default: 'slideshow'},
    zoom: {type: 'choice', choices: ['hover', 'click', 'none'], default: 'none'},
    'zoom-factor': {type: 'number', ...ZOOM_FACTOR},
    lightbox: {type: 'boolean', default: false},
    'lightbox-theme': {type: 'choice', choices: ['dark', 'light'], default: 'dark'},
    thumbnails: {type: 'boolean', default: false},
  },
} as const satisfies Definition

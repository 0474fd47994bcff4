import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.Marquee',
  strategy: 'visible',
}

export const definition = {
  name: 'marquee',
  attributes: {
    reverse: {type: 'boolean', default: false},
    speed: {type: 'number', default: 1, min: 0.1, max: 10},
  },
} as const satisfies Definition

export const strings = {
  start: 'Start the moving text',
  stop: 'Stop the moving text',
}

export const texts = createTexts(definition.name, strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A text that moves through its element. It repeats to fill the width, and screen readers read it once. It stops while the visitor points at it or has a link of it in focus, and a button stops it for good. With reduced motion it stands in lines. Let your style sheet keep it in one line (`white-space: nowrap; overflow: hidden`): then nothing moves when the widget starts. data-marquee-state shows the state: playing or paused.',
  attributes: {
    reverse:
      'The text moves the other way: by default to the left, in pages from right to left to the right.',
    speed: 'The speed: 2 is twice as fast.',
  },
  strings: {
    start: 'Name of the button while the text stands still.',
    stop: 'The same while it moves.',
  },
  parts: {
    '> *': 'The first element has the text: a paragraph, or a list.',
    '.Marquee':
      'Platform markup: a marquee block, with its text in `.Marquee-measure`. The direction, the speed and the link of the block count; a wave does not. It does nothing where the platform’s script runs (`data-ready`).',
  },
  events: {},
  classes: {
    marquee__frame: 'On the element, or the place of the platform’s text.',
    'marquee__frame--rtl': 'The text moves to the right, as it is read.',
    'marquee__frame--back': 'It moves the other way.',
    marquee__row: 'On the text and its copies.',
    marquee__copy: 'On a copy.',
    marquee__switch: 'Around the button.',
    marquee__drawing: 'On what the platform’s script would draw.',
  },
  properties: {
    '--marquee-copy': 'Set on a copy: how many texts stand before it.',
    '--marquee-duration': 'Set on the element: how long the text takes to move by its width.',
    '--marquee-end': 'Where the text moves to: `-100%`, in pages from right to left `100%`.',
    '--vitrine-marquee-gap': 'Space between the parts of the text, and after it; `2rem` by default.',
  },
  shares: ['play'],
  slots: {},
}

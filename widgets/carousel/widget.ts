import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '[data-controller*=ListCarousel], .summary-carousel-pager',
  strategy: 'visible',
}

export const definition = {
  name: 'carousel',
  attributes: {},
} as const satisfies Definition

export const strings = {
  label: 'Carousel',
  previous: 'Previous',
  next: 'Next',
}

export const texts = createTexts(definition.name, strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A list that scrolls sideways, with buttons: each shows the next items, and goes from the end to the start. Let your style sheet make the list a row that scrolls (`display: flex; overflow-x: auto`): it works without script then, and nothing moves. Otherwise the widget does.',
  attributes: {},
  strings: {
    label: 'Accessible name of the list, if it has none.',
    previous: 'Accessible name of a button without one.',
    next: 'The same of the other button.',
  },
  parts: {
    'ul, ol': 'The list; its items stand beside each other.',
    '[data-previous], [data-next]': 'The buttons.',
    '[data-controller=UserItemsListCarousel]':
      'Platform markup: a list section, with `.user-items-list-carousel__slides`. `data-max-columns` and `data-space-between-slides-value` count.',
    '.summary-carousel-pager':
      'Platform markup: the arrows of a summary block in `.sqs-gallery-design-carousel`, with `.summary-item-list`.',
  },
  events: {},
  classes: {},
  properties: {},
  slots: {},
}

import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-simple-like',
  pressed: '.sqs-simple-like,[data-vitrine=like]',
}

export const definition = {
  name: 'like',
  attributes: {
    'item-id': {type: 'text', default: ''},
    'like-count': {type: 'integer', default: 0, min: 0},
  },
} as const satisfies Definition

export const strings = {one: 'Like, 1 like', other: 'Like, {n} likes'}

export const texts = createTexts<Intl.LDMLPluralRule>('like', strings)

export const about: About<typeof definition, typeof strings> = {
  summary: 'A button to like an item. It remembers the like and can undo it.',
  attributes: {
    'item-id': 'The id of the item: all its buttons on a page and in other tabs stay in sync.',
    'like-count': 'The number of other likes.',
  },
  strings: {
    one: 'Name of the button with one like.',
    other: 'Name of the button with no likes, or with several; {n} is their number.',
  },
  parts: {
    '.like-icon': 'Receives a heart if it is empty.',
    '.like-count': 'Receives the number.',
    '.sqs-simple-like': 'Platform markup.',
  },
  events: {},
  classes: {
    like__button: 'On the element.',
    like__icon: 'On the icon, if it was empty.',
  },
  properties: {'--vitrine-like-color': 'Colour of the heart of a liked item.'},
  slots: {},
}

import type {Registration} from '../../src/contract/widget.ts'
import {COMMENT_TEXTS} from '../../src/format/comment-count.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  // not deferred: it may show another number than the server HTML
  selector: '.sqs-comment-link',
}

export const definition = {
  name: 'comments-link',
  attributes: {
    id: {type: 'text', default: ''},
    'public-comment-count': {type: 'integer', default: null, min: 0},
  },
} as const satisfies Definition

export const strings = {...COMMENT_TEXTS, unknown: 'Comments'}

export const texts = createTexts<Intl.LDMLPluralRule | 'none' | 'unknown'>('comments-link', strings)

export const about: About<typeof definition, typeof strings> = {
  summary: 'A link to the comments on an item, with their number.',
  attributes: {
    id: 'The id of the item: its comments are in the element with the id `comments-<id>`.',
    'public-comment-count':
      'The number of comments. By default the number in the comments element, if that is on the page.',
  },
  strings: {
    none: 'The text with no comments.',
    one: 'The text with one comment.',
    other: 'The text with more comments; {n} is their number.',
    unknown: 'The text of an empty link if the number of comments is unknown.',
  },
  parts: {
    a: 'The link, if the element itself is not a link.',
    '.squarespace-comments': 'The comments, with `data-public-comment-count`.',
    '.sqs-comment-link': 'Platform markup, with `.sqs-disqus-comment-link` if Disqus hosts the comments.',
  },
  events: {},
  classes: {},
  properties: {},
  slots: {},
  tag: 'a',
}

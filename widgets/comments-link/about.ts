import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

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

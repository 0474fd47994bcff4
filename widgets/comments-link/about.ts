import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'A link to the comments on an item, with their number.',
  attributes: {
    id: 'The item: its comments are in the element with the id `comments-<id>`.',
    'public-comment-count':
      'The number of comments; without it that of the comments themselves, where they are on the page.',
  },
  strings: {
    none: 'Without comments.',
    one: 'With one comment.',
    other: 'With more; {n} is their number.',
    unknown: 'In an empty link, where the number of comments is unknown.',
  },
  parts: {
    a: 'The link, where the element is none itself.',
    '.squarespace-comments': 'The comments, with `data-public-comment-count`.',
    '.sqs-comment-link':
      'Markup of the platform, with `.sqs-disqus-comment-link` where Disqus has the comments.',
  },
  events: {},
  classes: {},
  properties: {},
  slots: {},
  tag: 'a',
}

import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Comments and likes',
  order: 9,
  entries: {
    'comment-count': {
      summary: 'Tells how many comments there are.',
      input: 'item or collection: `publicCommentCount`',
      output: '`No Comments`, `1 Comment` or `N Comments`',
    },
    'comment-link': {
      summary: 'Links to the comments of an item, with their number; with Disqus, to where Disqus puts it.',
      input: 'item: `id`, `fullUrl`, `publicCommentCount`, each looked for around it where it has none',
      output: 'an `a.sqs-comment-link`',
    },
    comments: {
      summary: 'Marks the place that comments are put in; with Disqus, its thread.',
      input:
        'item: `id`, looked for around it where it has none; `item` or `collection` around it is what the comments are on',
      output: 'a `div.squarespace-comments`',
    },
    'like-button': {
      summary: 'Marks the place of the button that visitors like an item with.',
      input: 'item: `id`, `likeCount`, each looked for around it where it has none',
      output: 'a `span.sqs-simple-like`; nothing unless `websiteSettings.simpleLikingEnabled` is on',
    },
  },
}

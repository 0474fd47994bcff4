import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Comments and likes',
  order: 9,
  entries: {
    'comment-count': {
      summary: 'Prints the number of comments.',
      input: 'item or collection: `publicCommentCount`',
      output: '`No Comments`, `1 Comment` or `N Comments`',
    },
    'comment-link': {
      summary: 'Links to the comments of an item, with their number; with Disqus, to the Disqus thread.',
      input: 'item: `id`, `fullUrl`, `publicCommentCount`, each looked up in the scope if it is missing',
      output: 'an `a.sqs-comment-link`',
    },
    comments: {
      summary: 'Prints a placeholder for comments; with Disqus, for its thread.',
      input:
        'item: `id`, looked up in the scope if it is missing; the comments belong to the `item` or `collection` in the scope',
      output: 'a `div.squarespace-comments`',
    },
    'like-button': {
      summary: 'Prints a placeholder for the like button of an item.',
      input: 'item: `id`, `likeCount`, each looked up in the scope if it is missing',
      output: 'a `span.sqs-simple-like`; nothing unless `websiteSettings.simpleLikingEnabled` is on',
    },
  },
}

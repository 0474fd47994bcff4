import type {Post} from './journal.ts'
import {say, sayEach} from './say.ts'
import type {Store} from './stores.ts'

/** A story with its comments in the language of a store. */
export const translatePost = (post: Post, store: Store): Post => ({
  ...sayEach(post, ['title', 'author', 'excerpt'], store),
  body: post.body.map((paragraph) => say(paragraph, store)),
  comments: post.comments.map((comment) => sayEach(comment, ['author', 'text'], store)),
  ...(post.event && {
    event: {
      ...sayEach(post.event, ['title'], store),
      location: sayEach(post.event.location, ['addressLine1', 'addressLine2', 'addressCountry'], store),
    },
  }),
})

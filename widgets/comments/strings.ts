import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

/** Texts of the list. */
export const strings = {
  list: 'Comments',
  none: 'No comments yet.',
  more: 'Load more comments',
  failed: 'The comments could not be loaded.',
  retry: 'Try again',
  offline: 'Please check your internet connection.',
}

/** Texts of the form. */
export const formStrings = {
  write: 'Leave a comment',
  name: 'Name',
  email: 'Email (optional, not published)',
  text: 'Comment',
  send: 'Post comment',
}

/** Texts of a form in use. */
export const activeStrings = {
  sending: 'Sending…',
  kept: 'What you typed is kept. You can send it again: it is stored once.',
  published: 'Your comment is published.',
  pending: 'Thank you. Your comment appears after it has been checked.',
}

export const texts = createTexts(definition.name, {...strings, ...formStrings, ...activeStrings})
